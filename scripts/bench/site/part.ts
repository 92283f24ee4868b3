import type { Browser } from 'playwright'

/** A tree with its built site, and its running server. */
export interface Site {
  root: string
  url: string
  browser: Browser
}

/** A figure has to reach each goal that is set. */
interface Goal {
  unit: string
  /** The highest share of the figure at the base. */
  ratio?: number
  /** The highest value, in the unit. */
  most?: number
}

export interface Figure extends Goal {
  name: string
}

/** `of`: a page or a control. */
type Note = (figure: Figure, of: string, value: number) => void

/** Figures that are measured together. */
export interface Part {
  figures: readonly Figure[]
  /** How often each site is measured, in turns; the median counts. */
  runs: number
  /** Measured only when it is asked for. */
  isSlow?: true
  /** The goal needs no base. */
  isOnlyNow?: true
  measure(site: Site, note: Note): Promise<void>
}
