import type { MoreState } from '../../primitives/LoadMore/LoadMore.tsx'
import type { CutoutTouchUp } from '../shared/services/TouchUp.tsx'
import type { Refinement, Service } from '../shared/services/types.ts'

export type ProjectFilter = 'all' | Service

/** One picture of the library. */
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
  /** How it came of an earlier picture; left out where it did not. */
  refinement?: Refinement | undefined
  /** What made it; left out where it was not written down. */
  engine?: string | undefined
}

/** A picture on its way out or back; while it has one of these, its place says so and offers Undo where it can. */
export type Deletion =
  | { state: 'deleted' }
  | { state: 'restoring' }
  /** Undo did not work; it can be tried again. */
  | { state: 'restoreFailed' }

export type ProjectList =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying?: boolean | undefined }
  | {
      status: 'ready'
      projects: readonly ProjectTile[]
      more: MoreState
      onMore: () => void
      /** These are the pictures of the search before; those of the present one are on their way. */
      searching?: boolean | undefined
    }

/** Several pictures on their way into one file. */
export type Packing =
  /** Which of them is being read, from 1, and of how many. */
  | { state: 'working'; place: number; count: number; onCancel: () => void }
  /** Some could not be read; the zip of the others is there. */
  | {
      state: 'partly'
      count: number
      /** Titles of those that are missing. */
      missing: readonly string[]
      onSave: () => void
      onRetry: () => void
      onCancel: () => void
    }
  | { state: 'failed'; count: number; onRetry: () => void; onCancel: () => void }

/** Where a picture can be taken from the library; each null where it makes no sense. */
export interface ProjectLinks {
  upscale: (project: ProjectTile) => string | null
  removeBackground: (project: ProjectTile) => string | null
  /** The generator, ready to make another picture of this one. */
  variation: (project: ProjectTile) => string | null
  moreLikeThis: (project: ProjectTile) => string | null
  /** The service with the settings of this picture filled in. */
  again: (project: ProjectTile) => string | null
}

export interface MyProjectsProps {
  list: ProjectList
  filter: ProjectFilter
  /** What is searched for, '' for everything. */
  query: string
  /** By project id. */
  deletions: Readonly<Record<string, Deletion>>
  links: ProjectLinks
  /** The three services, for the next step of an empty library. */
  serviceHrefs: Readonly<Record<Service, string>>
  /** The generator with an example filled in. */
  exampleHref: string
  onFilter: (filter: ProjectFilter) => void
  /** Called as the person types, without a pause: the consumer waits if it has to. */
  onSearch: (query: string) => void
  /** No filter and no search any more. */
  onShowAll: () => void
  onDelete: (id: string) => void
  /** Those that were selected, in the order of the list; two or more. */
  onDeleteSeveral: (ids: readonly string[]) => void
  /** As one file; two or more, for one has an address of its own. */
  onDownloadSeveral: (ids: readonly string[]) => void
  /** Null while nothing is being put together. */
  packing: Packing | null
  touchUp: CutoutTouchUp
  onUndo: (id: string) => void
}
