import type { Canvas } from '../canvas.ts'
import type { Brief, Subject } from '../prompt.ts'
import { cat } from './cat.ts'
import { city } from './city.ts'
import { coin } from './coin.ts'
import { desert } from './desert.ts'
import { discs } from './discs.ts'
import { flowers } from './flowers.ts'
import { forest } from './forest.ts'
import { guilloche } from './guilloche.ts'
import { marble } from './marble.ts'
import { mountains } from './mountains.ts'
import { sea } from './sea.ts'

/** Lays out a scene at a size in pixels. */
type Scene = (brief: Brief, width: number, height: number) => Canvas

export const scenes = {
  mountains,
  sea,
  forest,
  city,
  desert,
  flowers,
  coin,
  marble,
  discs,
  guilloche,
  cat,
} as const satisfies Record<Subject, Scene>
