/** What a component's page in Storybook tells beside its props and its stories. One for each, in `Name.guide.ts`. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  purpose: string
  /** When something else serves better, each naming it: "More than six options: Select." */
  notFor: readonly [string, ...string[]]
  /** Its parts, in reading order. */
  anatomy: readonly [Part, ...Part[]]
  /** Every key that it answers, in the order they are likely to be pressed; empty when it takes no focus. */
  keyboard: readonly Keys[]
  /** What assistive technology receives: role, name, live messages. */
  announces?: readonly string[]
  /** Owed by every control and overlay: how it stands beside the best public component of its kind. */
  peers?: readonly Peer[]
}

export interface Part {
  name: string
  what: string
  /** How a style sheet or a test finds it in the page. In the first story, the number on the picture points there. */
  selector?: string
  /** What it bears for style sheets and tests to read, be it from our sources or from Radix below them. */
  attributes?: readonly DataAttribute[]
}

export interface DataAttribute {
  name: `data-${string}`
  /** Every value that it takes; `any` where the value is a number or a text. Without them it is there or not, `[data-x]`. */
  values?: readonly string[] | 'any'
  /** Values that it can take and that no story comes to; `means` says when. */
  rare?: readonly string[]
  /** What it says. */
  means: string
}

export interface Keys {
  /** As on the keys: ['Shift', 'Tab']. */
  keys: readonly [string, ...string[]]
  does: string
}

export interface Peer {
  /** Its name and version or date of reading. */
  name: string
  /** Where ours does more or better. */
  better: readonly string[]
  /** Where theirs still does. */
  notYet: readonly string[]
}
