/** htm binds a tagged template to a function that makes nodes. */
declare const htm: { bind<T>(h: (...parts: never[]) => T): (strings: TemplateStringsArray, ...values: unknown[]) => T };
export default htm;
