/** Names in braces of a text: `'{a} of {b}'` gives `'a' | 'b'`. */
export type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never

const slot = /\{(\w+)\}/g

/** Fills `{name}` slots; a slot without a value remains visible, so that the mistake is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** Splits a text at its slots: literal parts at even indexes, slot names at odd ones. */
export function cut(text: string): readonly string[] {
  return text.split(slot)
}
