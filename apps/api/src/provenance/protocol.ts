import type { Service } from '../db/schema.ts'
import type { Picture } from '../engines/engine.ts'
import type { Ingredient, ManifestFinding } from './c2pa.ts'
import type { Identity } from './cose.ts'
import type { WatermarkVerdict } from './watermark/judge.ts'
import type { Statement } from './xmp.ts'

/** A result, and what is to be said about it. */
export interface MarkTask {
  kind: 'mark'
  picture: Picture
  service: Service
  /** Name of the engine that made it. */
  engine: string
  /** Whether the engine has learnt from pictures. */
  isTrained: boolean
  /** The picture that it was made from. */
  source: Ingredient | null
}

/** An upload, and what is kept of it: the marks go from the one to the other, place and camera do not. */
export interface KeepTask {
  kind: 'keep'
  upload: Ingredient
  kept: Picture
}

interface CheckTask {
  kind: 'check'
  file: Ingredient
}

/** What was found in a file. */
export interface Finding {
  metadata: Statement | null
  manifest: ManifestFinding | null
  watermark: WatermarkVerdict
}

export type Task = MarkTask | KeepTask | CheckTask
export type Result = { data: Uint8Array } | Finding | null

/** Settings that each thread receives once. */
export interface WorkerSettings {
  /** Seeds the watermark. */
  secret: string
  identity: Identity
}
