/** What a component's page in Storybook tells beside its props and its stories. One for each, in `Name.guide.ts`. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  purpose: string
  /** Whether it may be relied on, and from which version of the package on. */
  status: Status
  /** When something else serves better, each naming it: "More than six options: Select." */
  notFor: readonly [string, ...string[]]
  /** How it is used well; what is drawn wrong without. */
  do: readonly [string, ...string[]]
  /** What has been tried and does not serve. */
  dont: readonly [string, ...string[]]
  /** How the words in it are written, with an example; empty where it holds none. */
  content: readonly string[]
  /** Its parts, in reading order. */
  anatomy: readonly [Part, ...Part[]]
  /** Every key that it answers, in the order they are likely to be pressed; empty when it takes no focus. */
  keyboard: readonly Keys[]
  /** What assistive technology receives: role, name, live messages. */
  announces?: readonly string[]
  /** Owed by every control and overlay: how it stands beside the best public component of its kind. */
  peers?: readonly Peer[]
}

export type Status =
  | { stage: 'stable'; since: string }
  /** It works and is tested; `open` says what of its surface may still change without a new first number. */
  | { stage: 'experimental'; since: string; open: string }
  /** It goes with the next first number; `instead` names what takes its place. */
  | { stage: 'deprecated'; since: string; instead: string }

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
