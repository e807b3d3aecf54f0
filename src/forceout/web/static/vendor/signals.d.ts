/** What our modules use of Preact's signals. */
export interface Signal<T> { value: T; peek(): T; subscribe(listener: (value: T) => void): () => void; }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(listener: (value: T) => void): () => void; }
export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
