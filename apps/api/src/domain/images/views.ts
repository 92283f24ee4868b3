import type { PromptReading } from '../../engines/shared/engine.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import type { RunningWork } from '../../ports/image-queue.ts'
import { ownSettings } from './own-settings.ts'
import type { Image, ImageRequest, JudgedImage, Project } from './rows.ts'
import { isFresh, type Returns } from './token-returns.ts'
import { versionOf } from './version.ts'

/** A changed image has a new URL, so that no cache shows the old one. */
function fileUrl(projectId: string, fullFile: string, variant?: 'thumb' | 'source'): string {
  const version = variant === 'source' ? null : versionOf(fullFile)
  const query = [...(variant ? [`variant=${variant}`] : []), ...(version ? [`version=${version}`] : [])].join('&')
  return `/api/projects/${projectId}/file${query && `?${query}`}`
}

const previewUrl = ({ request_id, index }: Image, version: number): string =>
  `/api/images/requests/${request_id}/previews/${index}?version=${version}`

const readingView = ({ scene, understood, unknown }: PromptReading): Schemas['PromptReading'] => ({
  scene,
  understood: [...understood],
  unknown: [...unknown],
})

/** Null during the work of an engine that does not report progress. */
function percent(image: JudgedImage, { progress }: RunningWork): number | null {
  if (image.state === 'delivered') return 100
  if (image.state !== 'working') return 0
  const share = progress.get(image.id) ?? image.progress
  return share === null ? null : Math.floor(Math.min(1, Math.max(0, share)) * 100)
}

function tokenReturn(
  image: JudgedImage,
  request: ImageRequest,
  { left, now }: Returns,
): 'returned' | 'available' | null {
  if (image.returned) return 'returned'
  const isPaid = image.state === 'delivered' && request.price_tenths > 0 && !image.is_gift
  return left !== null && isPaid && isFresh(request.finished_at, now) ? 'available' : null
}

function imageView(
  image: JudgedImage,
  request: ImageRequest,
  work: RunningWork,
  returns: Returns,
): Schemas['RequestedImage'] {
  const judged = tokenReturn(image, request, returns)
  const { style, seed } = ownSettings(request.settings, image.index)
  const preview = work.previews.get(image.id)?.version ?? image.preview_version
  return {
    index: image.index,
    state: image.state,
    progress: percent(image, work),
    project_id: image.project_id,
    url: image.project_id && image.full_file ? fileUrl(image.project_id, image.full_file) : null,
    error: image.error,
    ...(judged === null ? {} : { token_return: judged }),
    ...(style === undefined ? {} : { style }),
    ...(seed === undefined ? {} : { seed }),
    ...(preview === null ? {} : { preview_url: previewUrl(image, preview) }),
    ...(image.reading === null ? {} : { reading: readingView(image.reading) }),
    ...(image.engine === null ? {} : { engine: image.engine }),
  }
}

export const requestView = (
  request: ImageRequest,
  images: readonly JudgedImage[],
  work: RunningWork,
  availableTenths: number,
  returns: Returns,
): Schemas['ImageRequest'] => ({
  id: request.id,
  service: request.service,
  state: request.state,
  cost: fromTenths(request.cost_tenths),
  refunded: fromTenths(request.refunded_tenths),
  created_at: request.created_at.toISOString(),
  finished_at: request.finished_at?.toISOString() ?? null,
  settings: request.settings,
  images: images.map((image) => imageView(image, request, work, returns)),
  balance: fromTenths(availableTenths),
  ...(returns.left === null ? {} : { token_returns_left: returns.left }),
})

/** The images of many requests in one query, each list by index. Deleted images have no URL. */
export async function imagesOf(db: Db, requestIds: readonly string[]): Promise<Map<string, JudgedImage[]>> {
  const byRequest = new Map<string, JudgedImage[]>(requestIds.map((id) => [id, []]))
  if (requestIds.length === 0) return byRequest
  const rows = await db
    .selectFrom('images')
    .leftJoin('projects', (join) =>
      join.onRef('projects.id', '=', 'images.project_id').on('projects.deleted_at', 'is', null),
    )
    .leftJoin('token_returns', 'token_returns.image_id', 'images.id')
    .leftJoin('running_images', 'running_images.image_id', 'images.id')
    .selectAll('images')
    .select(['running_images.progress', 'running_images.preview_version'])
    .select(['projects.id as kept_project_id', 'projects.full_file', 'token_returns.image_id as returned_image_id'])
    .where('images.request_id', 'in', [...requestIds])
    .orderBy('images.index')
    .execute()
  for (const { kept_project_id: projectId, returned_image_id: returned, ...image } of rows) {
    byRequest.get(image.request_id)?.push({ ...image, project_id: projectId, returned: returned !== null })
  }
  return byRequest
}

const isContentType = (type: string): type is Schemas['Project']['content_type'] =>
  type === 'image/png' || type === 'image/jpeg' || type === 'image/webp'

export const contentTypeOf = ({ content_type: type }: Pick<Project, 'content_type'>) =>
  isContentType(type) ? type : 'image/png'

export const projectView = (project: Project, engine?: string): Schemas['Project'] => ({
  id: project.id,
  service: project.service,
  title: project.title,
  created_at: project.created_at.toISOString(),
  width: project.width,
  height: project.height,
  bytes: project.bytes,
  content_type: contentTypeOf(project),
  file_url: fileUrl(project.id, project.full_file),
  thumb_url: fileUrl(project.id, project.full_file, 'thumb'),
  source_url: project.source_file ? fileUrl(project.id, project.full_file, 'source') : null,
  settings: project.settings,
  request_id: project.request_id,
  ...(engine === undefined ? {} : { engine }),
})
