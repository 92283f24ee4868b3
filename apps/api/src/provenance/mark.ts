import type { Picture } from '../engines/engine.ts'
import { type Claim, type Ingredient, readManifest, signManifest } from './c2pa.ts'
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

/** Of a picture of which only the watermark is left, which does not say how it was made. */
const WATERMARKED: SourceType = 'trainedAlgorithmicMedia'

/** Any of the marks of a source is enough to say that a machine made it. The slowest to read is asked last. */
async function sourceTypeIn(source: Ingredient, { identity, pattern }: Marker): Promise<SourceType | null> {
  const manifest = mayHaveManifest(source.data) ? await readManifest(source, identity) : null
  const { sourceType, isWhole } = manifest?.ingredient ?? { sourceType: null, isWhole: true }
  const inherited = sourceType === null || isWhole ? sourceType : withPart(sourceType)
  const told = [manifest?.sourceType ?? null, readStatement(source.data)?.sourceType ?? null, inherited]
  const made = told.find((type) => type !== null && isMadeByMachine(type)) ?? null
  if (made !== null) return made
  return isFound(judge(await readPixels(source.data), pattern)) ? WATERMARKED : null
}

const actions = { generate: 'c2pa.created', remove_background: 'c2pa.edited', upscale: 'c2pa.resized' } as const

const hasManifest = async (file: Ingredient, identity: Identity): Promise<boolean> =>
  mayHaveManifest(file.data) && (await readManifest(file, identity)) !== null

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
    task.source && (await sourceTypeIn(task.source, marker)),
  )
  const isWatermarked = isMadeByMachine(sourceType) && Math.min(width, height) >= SMALLEST_SIDE
  const isAsItIs = !isWatermarked && isBare(picture)
  const data = isAsItIs ? picture.data : await redraw(picture, isWatermarked, pattern)
  const provided = task.source === null && (await hasManifest(picture, identity)) ? picture : null
  const packet = writeXmp({ sourceType, madeWith: toMadeWith(task.engine) })
  const file = { data: insertXmp({ data, contentType, width, height }, packet), contentType }
  return signManifest(file, claimOf(task, provided, sourceType, isWatermarked), identity)
}

/** What is kept of an upload with a manifest: signed anew, with the upload as its ingredient. */
export async function keep({ upload, kept }: KeepTask, { identity }: Marker): Promise<Buffer> {
  if (!(await hasManifest(upload, identity))) return kept.data
  const claim = { actions: [{ action: 'c2pa.edited.metadata' }], ingredient: upload }
  return signManifest(kept, claim, identity)
}
