import { sql } from 'kysely'
import type { RefineInput } from '../../engines/shared/engine.ts'
import { Findings, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ImageSettings } from '../../platform/db/schema.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { CleanImage } from './image-files.ts'
import { findProject } from './projects.ts'
import { contentTypeOf } from './views.ts'

/** The source image of a refinement, and the settings that the new images take from it. */
export interface RefinedImage {
  image: CleanImage
  /** Settings of the earlier image. */
  from: ImageSettings
  /** Stored with the request, so that the work needs nothing else from the source image. */
  settings: Pick<ImageSettings, 'source_image_id' | 'refinement' | 'seed' | 'variation' | 'source_seed'>
}

const REQUIRED = 'This field is required'

/** Counts earlier variations, because the next one must differ. */
async function countVariations(db: Db, userId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('image_requests')
    .innerJoin('images', 'images.request_id', 'image_requests.id')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('image_requests.user_id', '=', userId)
    .where(sql`image_requests.settings ->> 'source_image_id'`, '=', id)
    .where(sql`image_requests.settings ->> 'refinement'`, '=', 'variation')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Finds the source image of a refinement; null for other requests.
 * @throws NotFoundError for a deleted image or one of another person; ValidationError for one that was not generated,
 * or an unsupported refinement
 */
export async function readRefined(
  { db, storage, engines }: Dependencies,
  userId: string,
  { source_image_id: id, refinement }: Pick<Schemas['GenerateRequest'], 'source_image_id' | 'refinement'>,
): Promise<RefinedImage | null> {
  if (id === undefined && refinement === undefined) return null
  if (id === undefined) throw new ValidationError({ source_image_id: [REQUIRED] })
  if (refinement === undefined) throw new ValidationError({ refinement: [REQUIRED] })
  if (!engines.generation.refinements.includes(refinement))
    throw new ValidationError({ refinement: ['The image service at work here cannot do this'] })
  const project = await findProject(db, userId, id)
  if (project.service !== 'generate')
    throw new ValidationError({ source_image_id: ['Please choose a picture that was generated'] })
  const data = await storage.read(project.full_file)
  if (!data) throw new ValidationError({ source_image_id: ['This picture is not available any more'] })
  const from = project.settings
  const sourceSeed = from.source_seed ?? from.seed
  return {
    image: { data, contentType: contentTypeOf(project), width: project.width, height: project.height },
    from,
    settings: {
      source_image_id: id,
      refinement,
      ...(sourceSeed === undefined ? {} : { source_seed: sourceSeed }),
      ...(refinement === 'variation' ? await variationOf(db, userId, id, from) : {}),
    },
  }
}

const variationOf = async (db: Db, userId: string, id: string, { seed }: ImageSettings) => ({
  ...(seed === undefined ? {} : { seed }),
  variation: await countVariations(db, userId, id),
})

/** The engine's input from the earlier image; undefined if the image has none. */
export function refineInput(settings: ImageSettings, image: Buffer): RefineInput | undefined {
  const { refinement, variation = 0, source_seed, seed = 0 } = settings
  return refinement && { kind: refinement, image, variation, sourceSeed: source_seed ?? seed }
}

/** Missing fields come from the earlier image; its size cannot change. */
export function requestedSettings(
  body: Schemas['GenerateRequest'],
  refined: RefinedImage | null,
  offeredStyles: readonly string[],
): { prompt: string; negativePrompt: string; styles: readonly string[]; size: string } {
  const from = refined?.from
  const findings = new Findings()
  if (!from)
    for (const field of ['prompt', 'style', 'size'] as const)
      findings.require(body[field] !== undefined, field, REQUIRED)
  findings.require(!from || body.size === undefined || body.size === from.size, 'size', 'The size of a picture stays')
  findings.require(
    refined?.settings.seed === undefined || body.seed === undefined || body.seed === refined.settings.seed,
    'seed',
    'A variation has the seed of its picture',
  )
  if (findings.any) throw new ValidationError(findings.errors)
  // A style that is no longer offered falls back, so that images in it can still be refined.
  const style = body.style ?? offeredStyles.find((id) => id === from?.style) ?? offeredStyles[0] ?? ''
  return {
    prompt: body.prompt ?? from?.prompt ?? '',
    negativePrompt: body.negative_prompt ?? from?.negative_prompt ?? '',
    styles: body.styles ?? [style],
    size: from?.size ?? body.size ?? '',
  }
}
