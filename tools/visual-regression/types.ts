import type { Progress } from './earlyReports.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What is taken of a story at a width: a picture in each scheme, and what there is to read and to reach. */
export const looks = [...themes, 'words'] as const
export type Look = (typeof looks)[number]

/** Width of the window in CSS px. Screens are taken at all three, everything else at the first and the last. */
export const widths = [390, 768, 1440] as const
export type Width = (typeof widths)[number]

/** One cell of the matrix: one look of a story at one width. */
export interface Shot {
  storyId: string
  width: Width
  look: Look
}

/** A story that is taken, from the index of the built Storybook. */
export interface VisualStory {
  id: string
  /** Where it stands in the sidebar, e.g. `Screens/Pay`. */
  title: string
  /** e.g. `Declined`. */
  name: string
  /** The file of its stories, from the root of the repository, e.g. `packages/ui/src/screens/Pay/Pay.stories.tsx`. */
  file: string
  /** The window that the story asks for, e.g. `phone`; null for any. */
  viewport: string | null
}

export type Status = 'unchanged' | 'changed' | 'new' | 'removed'

/** How one shot stands to its baseline. */
export interface Comparison extends Shot {
  status: Status
  title: string
  name: string
  file: string
}

/** A part of a picture, in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Picture {
  /** A data URI, or the path of a file from the folder of the report. */
  src: string
  width: number
  height: number
}

interface Seen extends Shot {
  /** `storyId.width.look`: what `npm run visual:approve` takes. */
  id: string
  title: string
  name: string
}

interface PictureSeen extends Seen {
  look: Theme
}

export interface ChangedItem extends PictureSeen {
  status: 'changed'
  /** Null when the approved picture is not in the cache and could not be rendered again. */
  before: Picture | null
  after: Picture
  /** Names what differs in it: equal where it looks the same. */
  change?: string
}

export interface NewItem extends PictureSeen {
  status: 'new'
  after: Picture
}

interface RemovedItem extends PictureSeen {
  status: 'removed'
  before: Picture | null
}

/** What a story says, to eyes and to others. */
export interface WordsItem extends Seen {
  look: 'words'
  status: Exclude<Status, 'unchanged'>
  /** What differs, a sentence each. */
  changes: readonly string[]
}

export type PictureItem = ChangedItem | NewItem | RemovedItem
export type ReportItem = PictureItem | WordsItem

/** What differs for the same reason, to be approved together. */
export interface ReportGroup {
  /** Short and stable within a run, e.g. `g1`: what `npm run visual:approve` takes. */
  id: string
  /** For people, e.g. `packages/ui/src/tokens/palette.ts` or `No code that these stories use has changed`. */
  title: string
  /** Changed source files that every one of its stories uses. */
  files: readonly string[]
  items: readonly ReportItem[]
}

/** What the page for people shows. */
export interface ReportData {
  /** ISO 8601. */
  takenAt: string
  /** Abbreviated hash of the commit that the baselines were approved in; null outside of git. */
  baseline: string | null
  /** Everything that was compared, or only what a change can reach. */
  scope: 'all' | 'changed' | 'part'
  /** Of a run that goes on: what it has not taken yet is not in it. Null when it is over. */
  progress: Progress | null
  counts: Readonly<Record<Status, number>>
  groups: readonly ReportGroup[]
  /** Stories that could not be taken, and why. */
  failures: readonly { storyId: string; why: string }[]
}
