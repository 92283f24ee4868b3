import type { EncodedImage } from '../pixels/encoded-image.ts'
import type { Service } from '../platform/db/schema.ts'
import type { Ingredient, ManifestFinding } from './c2pa.ts'
import type { Identity } from './cose.ts'
import type { WatermarkVerdict } from './watermark/read-watermark.ts'
import type { Statement } from './xmp.ts'

/** A result, and the facts for its marks. */
export interface MarkTask {
  kind: 'mark'
  image: EncodedImage
  service: Service
  /** Name of the engine that made it. */
  engine: string
  /** Whether the engine was trained on images. */
  isTrained: boolean
  /** The source image. */
  source: Ingredient | null
}

/** An upload and its cleaned copy, which gets the upload's marks without place and camera. */
export interface CarryOverTask {
  kind: 'carryOver'
  upload: Ingredient
  copy: EncodedImage
}

interface CheckTask {
  kind: 'check'
  file: Ingredient
}

/** Marks found in a file. */
export interface Finding {
  metadata: Statement | null
  manifest: ManifestFinding | null
  watermark: WatermarkVerdict
}

export type Task = MarkTask | CarryOverTask | CheckTask
export type Result = { data: Uint8Array } | Finding | null

/** Settings that each thread receives once. */
export interface WorkerSettings {
  /** Seeds the watermark. */
  secret: string
  identity: Identity
}
