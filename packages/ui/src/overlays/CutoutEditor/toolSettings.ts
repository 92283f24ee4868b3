import type { Tool } from './mask/stroke.ts'

/** The pointer's tool. */
export type Mode = Tool | 'move'

export const modes = ['restore', 'erase', 'move'] as const satisfies readonly Mode[]

/** Diameter of the brush in px of the screen, so that zooming in makes it finer. */
export const sizes = { least: 6, most: 160, step: 6, first: 36 } as const

export const heldSize = (size: number): number => Math.min(sizes.most, Math.max(sizes.least, size))

/** Zoom factor of one press. */
export const ZOOM = 1.6

export const modeOfKey: Readonly<Record<string, Mode>> = { b: 'restore', e: 'erase', h: 'move' }
