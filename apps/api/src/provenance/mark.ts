import type { EncodedImage } from '../pixels/encoded-image.ts'
import { type Claim, type Ingredient, type ManifestFinding, readManifest, signManifest } from './c2pa.ts'
import { insertXmp, mayHaveManifest } from './containers.ts'
import type { Identity } from './cose.ts'
import { packetsOf, readStatement } from './packets.ts'
import { readPixels, writePixels } from './pixels.ts'
import type { CarryOverTask, MarkTask } from './protocol.ts'
import { isMadeByMachine, type SourceType, sourceTypeOf, withPart } from './source-types.ts'
import { MIN_SIDE } from './watermark/detect.ts'
import { embed } from './watermark/embed.ts'
import type { Pattern } from './watermark/pattern.ts'
import { isFound, readWatermark } from './watermark/read-watermark.ts'
import { toMadeWith, writeXmp } from './xmp.ts'

export interface Marker {
  identity: Identity
  pattern: Pattern
}

/** The watermark does not state the source type, so its result gets the stricter one. */
const WATERMARKED: SourceType = 'trainedAlgorithmicMedia'

const findManifest = async (file: Ingredient, identity: Identity): Promise<ManifestFinding | null> =>
  mayHaveManifest(file.data) ? readManifest(file, identity) : null

/** The term of a manifest or its ingredients if a machine made at least a part. */
function machineTypeOf({ sourceType, ingredient }: ManifestFinding): SourceType | null {
  if (sourceType !== null && isMadeByMachine(sourceType)) return sourceType
  if (ingredient === null || !isMadeByMachine(ingredient.sourceType)) return null
  return ingredient.isWhole ? ingredient.sourceType : withPart(ingredient.sourceType)
}

/** One mark is enough to count as made by a machine. The watermark is last, because it takes longest. */
async function machineTypeIn(source: Ingredient, { identity, pattern }: Marker): Promise<SourceType | null> {
  const manifest = await findManifest(source, identity)
  const signed = manifest && machineTypeOf(manifest)
  if (signed !== null) return signed
  const statement = readStatement(source.data)
  if (statement !== null && isMadeByMachine(statement.sourceType)) return statement.sourceType
  return isFound(readWatermark(await readPixels(source.data), pattern)) ? WATERMARKED : null
}

const actions = { generate: 'c2pa.created', remove_background: 'c2pa.edited', upscale: 'c2pa.resized' } as const

/** With `provided`, the provider has signed its file, which becomes the ingredient of ours. */
function claimOf(
  { service, engine, source }: MarkTask,
  provided: Ingredient | null,
  sourceType: SourceType,
  isWatermarked: boolean,
): Claim {
  const action = provided ? 'c2pa.transcoded' : actions[service]
  return {
    actions: [{ action, sourceType, engine }, ...(isWatermarked ? [{ action: 'c2pa.watermarked.unbound' }] : [])],
    ingredient: source ?? provided,
  }
}

/** A file without metadata. */
const isBare = ({ data }: EncodedImage) => !mayHaveManifest(data) && packetsOf(data).length === 0

async function redraw({ data, contentType }: EncodedImage, isWatermarked: boolean, pattern: Pattern): Promise<Buffer> {
  const pixels = await readPixels(data)
  if (isWatermarked) embed(pixels, pattern)
  return writePixels(pixels, contentType)
}

/**
 * Adds the marks of a result: a watermark if a machine made it, metadata, and a signed manifest.
 * An enlarged or cut-out photograph gets no watermark, which would claim that a machine made it.
 */
export async function mark(task: MarkTask, marker: Marker): Promise<Buffer> {
  const { identity, pattern } = marker
  const { image } = task
  const { contentType, width, height } = image
  const sourceType = sourceTypeOf(
    task.service,
    task.isTrained,
    task.source && (await machineTypeIn(task.source, marker)),
  )
  const isWatermarked = isMadeByMachine(sourceType) && Math.min(width, height) >= MIN_SIDE
  const isAsItIs = !isWatermarked && isBare(image)
  const data = isAsItIs ? image.data : await redraw(image, isWatermarked, pattern)
  const provided = task.source === null && (await findManifest(image, identity)) !== null ? image : null
  const packet = writeXmp({ sourceType, madeWith: toMadeWith(task.engine) })
  const file = { data: insertXmp({ data, contentType, width, height }, packet), contentType }
  return signManifest(file, claimOf(task, provided, sourceType, isWatermarked), identity)
}

/** Signs the stored copy of an upload with a manifest, with the upload as its ingredient. */
export async function carryOver({ upload, copy }: CarryOverTask, { identity }: Marker): Promise<Buffer> {
  const manifest = await findManifest(upload, identity)
  if (manifest === null) return copy.data
  // The ingredient loses the metadata that may have named its type.
  const sourceType = machineTypeOf(manifest)
  const action = { action: 'c2pa.edited.metadata', ...(sourceType === null ? {} : { sourceType }) }
  return signManifest(copy, { actions: [action], ingredient: upload }, identity)
}
