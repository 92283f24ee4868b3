/** The usage guide of a component, shown on its page in Storybook. */
export interface Guide {
  /** The component's purpose, in one or two sentences. */
  purpose: string
  /** Which part of its API may still change. */
  experimental?: string
  /** When to use something else, and what: "More than six options: Select." */
  notFor: readonly [string, ...string[]]
  do: readonly [string, ...string[]]
  dont: readonly [string, ...string[]]
  /** How to write its texts, with an example. */
  content?: readonly string[]
  /** Its parts in reading order. Their data attributes are in dataAttributes.ts. */
  parts?: Readonly<Record<string, string>>
  /** Key to what it does. Absent if the component takes no focus. */
  keyboard?: Readonly<Record<string, string>>
  /** What a screen reader announces: role, name, live messages. */
  announces?: readonly string[]
}
