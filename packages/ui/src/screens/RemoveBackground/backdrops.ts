/**
 * Preset colours behind a cut-out. They are part of the exported image, so both schemes use the same literal values.
 */
export const backdrops = [
  { id: 'none', colour: null },
  { id: 'white', colour: '#ffffff' },
  { id: 'paper', colour: '#f4efe6' },
  { id: 'mint', colour: '#bfe8d4' },
  { id: 'copper', colour: '#d9a382' },
  { id: 'sky', colour: '#c3dff0' },
  { id: 'ink', colour: '#14201f' },
] as const

type BackdropId = (typeof backdrops)[number]['id'] | 'own'

export interface Backdrop {
  id: BackdropId
  /** `#rrggbb`; null leaves the image transparent. */
  colour: string | null
}

export const transparent: Backdrop = { id: 'none', colour: null }
