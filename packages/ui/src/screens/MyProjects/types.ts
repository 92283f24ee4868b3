import type { MoreState } from '../../primitives/LoadMore/LoadMore.tsx'
import type { CutoutTouchUp } from '../shared/services/TouchUp.tsx'
import type { Refinement, Service } from '../shared/services/types.ts'

export type ProjectFilter = 'all' | Service

/** One image of the library. */
export interface ProjectTile {
  id: string
  service: Service
  /** The prompt or the file name. */
  title: string
  /** ISO 8601. */
  createdAt: string
  width: number
  height: number
  thumbUrl: string
  fileUrl: string
  downloadUrl: string
  /** How it was made from an earlier image, if it was. */
  refinement?: Refinement | undefined
  /** The engine; absent if it was not recorded. */
  engine?: string | undefined
}

/** A deletion or its Undo in progress; the tile shows the state, and Undo where possible. */
export type Deletion =
  | { state: 'deleted' }
  | { state: 'restoring' }
  /** Undo failed; the person can try again. */
  | { state: 'restoreFailed' }

export type ProjectList =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying?: boolean | undefined }
  | {
      status: 'ready'
      projects: readonly ProjectTile[]
      more: MoreState
      onMore: () => void
      /** True while the list shows the previous search's images. */
      searching?: boolean | undefined
    }

/** A zip download of several images. */
export type Packing =
  /** `place` is the number of the image being read, from 1. */
  | { state: 'working'; place: number; count: number; onCancel: () => void }
  /** Some images could not be read; the zip has the others. */
  | {
      state: 'partly'
      count: number
      /** Titles of the missing images. */
      missing: readonly string[]
      onSave: () => void
      onRetry: () => void
      onCancel: () => void
    }
  | { state: 'failed'; count: number; onRetry: () => void; onCancel: () => void }

/** Links from an image to other services; null where a link makes no sense. */
export interface ProjectLinks {
  upscale: (project: ProjectTile) => string | null
  removeBackground: (project: ProjectTile) => string | null
  /** Opens the generator to make another image from this one. */
  variation: (project: ProjectTile) => string | null
  moreLikeThis: (project: ProjectTile) => string | null
  /** Opens the service with this image's settings. */
  again: (project: ProjectTile) => string | null
}

export interface MyProjectsProps {
  list: ProjectList
  filter: ProjectFilter
  /** The search text; '' shows everything. */
  query: string
  /** By project id. */
  deletions: Readonly<Record<string, Deletion>>
  links: ProjectLinks
  /** The three services, as next steps in an empty library. */
  serviceHrefs: Readonly<Record<Service, string>>
  /** Opens the generator with an example filled in. */
  exampleHref: string
  onFilter: (filter: ProjectFilter) => void
  /** Called on every keystroke; the consumer debounces it. */
  onSearch: (query: string) => void
  /** Clears filter and search. */
  onShowAll: () => void
  onDelete: (id: string) => void
  /** Two or more selected ids, in list order. */
  onDeleteSeveral: (ids: readonly string[]) => void
  /** Downloads two or more images as one zip; a single image has its own link. */
  onDownloadSeveral: (ids: readonly string[]) => void
  /** Null while no zip is being made. */
  packing: Packing | null
  touchUp: CutoutTouchUp
  onUndo: (id: string) => void
}
