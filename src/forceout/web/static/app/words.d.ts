/** Files of sentences, which the server sends as modules. */
declare module "*.ftl" {
  export const words: Record<string, import("./own_types").Pattern>;
}
