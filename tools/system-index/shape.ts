/** The shape of the files, `version` 1. A field may be added within a version; none goes or changes its meaning. */

/** `components.json` */
export interface Components {
  version: 1
  components: readonly IndexedComponent[]
}

export interface IndexedComponent {
  name: string
  room: 'primitives' | 'controls' | 'overlays' | 'screens'
  /** What stands behind `from` in an import: `@mintage/ui/controls`. */
  imports: readonly string[]
  /** Path in the repository. */
  source: string
  /** Of the component's guide (packages/ui/src/guide/guide.ts); null for screens and for parts of another component. */
  guide: unknown
  /** By name, as the compiler sees them. */
  props: Readonly<Record<string, { type: string; required?: boolean; default?: string; doc?: string }>>
  /** Element attributes that it hands on, by React's names for them. */
  inherits: readonly string[]
  /** Ids of its stories. */
  stories: readonly string[]
}

/** `stories.json` */
export interface Stories {
  version: 1
  stories: readonly IndexedStory[]
}

interface IndexedStory {
  /** It is shown by itself at `iframe.html?id=<id>`, with its panel at `?path=/story/<id>`. */
  id: string
  name: string
  source: string
  /** It acts: what it shows is reached by its `play` function. */
  plays: boolean
}

/** `states.json`: what every route and every overlay looks like in each of its states. */
export interface States {
  version: 1
  routes: readonly Place[]
  overlays: readonly Place[]
}

export interface Place {
  name: string
  /** Of a route: its address, `/static-page/:id`; absent for what stands around all pages. */
  path?: string
  /** By state: the ids of stories that show it, and why there are none, or why they are another state's. */
  states: Readonly<Record<string, { stories: readonly string[]; why?: string }>>
}

/** `texts.json`: the English catalogue. */
export interface Texts {
  version: 1
  texts: Readonly<Record<string, string>>
  /** Keys that no person gets to read, and why. */
  unseen: Readonly<Record<string, string>>
}

/** `machines.json` */
export interface Machines {
  version: 1
  machines: readonly IndexedMachine[]
}

export interface IndexedMachine {
  name: string
  /** Story that draws it. */
  story: string
  states: readonly {
    /** Dotted, from the root: `enteringCard.declined`; '' is the root. */
    path: string
    description: string
    tags: readonly string[]
    kind: 'state' | 'initial' | 'end' | 'again'
    /** What a person sees meanwhile: a story, or why there is nothing to see. */
    seen?: { story: string } | { unseen: string }
  }[]
  /** What leads from a state to another, in words. */
  transitions: readonly { from: string; to: string; on: readonly string[] }[]
}

/** `tokens.json` */
export interface Tokens {
  version: 1
  tokens: readonly IndexedToken[]
}

export interface IndexedToken {
  /** `color.accent` */
  name: string
  /** By which an app sets its own: `--mt-color-accent`. */
  property: string
  /** What it is for, where its name does not say it. */
  description?: string
  /** As CSS has it; a colour holds both schemes: `light-dark(...)`. */
  value: string
  /** Components whose styles name it. */
  usedBy: readonly string[]
}
