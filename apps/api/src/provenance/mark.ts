import type { Picture } from '../engines/engine.ts'
import { type Claim, type Ingredient, type ManifestFinding, readManifest, signManifest } from './c2pa.ts'
import { insertXmp, mayHaveManifest } from './containers.ts'
import type { Identity } from './cose.ts'
import { packetsOf, readStatement } from './packets.ts'
import { readPixels, writePixels } from './pixels.ts'
import type { KeepTask, MarkTask } from './protocol.ts'
import { isMadeByMachine, type SourceType, sourceTypeOf, withPart } from './source-types.ts'
import { SMALLEST_SIDE } from './watermark/detect.ts'
import { embed } from './watermark/embed.ts'
import { isFound, judge } from './watermark/judge.ts'
import type { Pattern } from './watermark/pattern.ts'
import { toMadeWith, writeXmp } from './xmp.ts'

export interface Marker {
  identity: Identity
  pattern: Pattern
}

/** The watermark does not say how a picture was made, so its result gets the stricter term. */
const WATERMARKED: SourceType = 'trainedAlgorithmicMedia'

const findManifest = async (file: Ingredient, identity: Identity): Promise<ManifestFinding | null> =>
  mayHaveManifest(file.data) ? readManifest(file, identity) : null

/** The term of a manifest or of its ingredients when a machine made the picture, or a part of it. */
function machineTypeOf({ sourceType, ingredient }: ManifestFinding): SourceType | null {
  if (sourceType !== null && isMadeByMachine(sourceType)) return sourceType
  if (ingredient === null || !isMadeByMachine(ingredient.sourceType)) return null
  return ingredient.isWhole ? ingredient.sourceType : withPart(ingredient.sourceType)
}

/** One mark is enough for a source to count as made by a machine. The watermark is read last: it takes longest. */
async function machineTypeIn(source: Ingredient, { identity, pattern }: Marker): Promise<SourceType | null> {
  const manifest = await findManifest(source, identity)
  const signed = manifest && machineTypeOf(manifest)
  if (signed !== null) return signed
  const statement = readStatement(source.data)
  if (statement !== null && isMadeByMachine(statement.sourceType)) return statement.sourceType
  return isFound(judge(await readPixels(source.data), pattern)) ? WATERMARKED : null
}

const actions = { generate: 'c2pa.created', remove_background: 'c2pa.edited', upscale: 'c2pa.resized' } as const

/** `provided`: the file of a provider that signs its pictures itself; then it is what ours was made from. */
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

/** Nothing but pixels. */
const isBare = ({ data }: Picture) => !mayHaveManifest(data) && packetsOf(data).length === 0

async function redraw({ data, contentType }: Picture, isWatermarked: boolean, pattern: Pattern): Promise<Buffer> {
  const pixels = await readPixels(data)
  if (isWatermarked) embed(pixels, pattern)
  return writePixels(pixels, contentType)
}

/**
 * A result with its marks: a watermark in the pixels of what a machine made, metadata, and a signed manifest. A photograph
 * that was enlarged or cut out gets no watermark, which would say that a machine made it.
 */
export async function mark(task: MarkTask, marker: Marker): Promise<Buffer> {
  const { identity, pattern } = marker
  const { picture } = task
  const { contentType, width, height } = picture
  const sourceType = sourceTypeOf(
    task.service,
    task.isTrained,
    task.source && (await machineTypeIn(task.source, marker)),
  )
  const isWatermarked = isMadeByMachine(sourceType) && Math.min(width, height) >= SMALLEST_SIDE
  const isAsItIs = !isWatermarked && isBare(picture)
  const data = isAsItIs ? picture.data : await redraw(picture, isWatermarked, pattern)
  const provided = task.source === null && (await findManifest(picture, identity)) !== null ? picture : null
  const packet = writeXmp({ sourceType, madeWith: toMadeWith(task.engine) })
  const file = { data: insertXmp({ data, contentType, width, height }, packet), contentType }
  return signManifest(file, claimOf(task, provided, sourceType, isWatermarked), identity)
}

/** Signs the stored copy of an upload with a manifest, with the upload as its ingredient. */
export async function keep({ upload, kept }: KeepTask, { identity }: Marker): Promise<Buffer> {
  const manifest = await findManifest(upload, identity)
  if (manifest === null) return kept.data
  // The metadata that may have named it are taken out of the ingredient.
  const sourceType = machineTypeOf(manifest)
  const action = { action: 'c2pa.edited.metadata', ...(sourceType === null ? {} : { sourceType }) }
  return signManifest(kept, { actions: [action], ingredient: upload }, identity)
}
