/** What our modules use of Preact. */
export interface VNode { type: unknown; props: Record<string, unknown>; key: unknown; }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export const Fragment: unknown;
export function h(type: unknown, props: Record<string, unknown> | null, ...children: Child[]): VNode;
export function render(child: Child, parent: Element | DocumentFragment): void;
