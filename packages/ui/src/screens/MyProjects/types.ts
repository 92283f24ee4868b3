import type { MoreState } from '../../primitives/LoadMore/LoadMore.tsx'
import type { Service } from '../parts-of-services/types.ts'

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
  | { status: 'ready'; projects: readonly ProjectTile[]; more: MoreState; onMore: () => void }

/** Where a picture can be taken from the library; each null where it makes no sense. */
export interface ProjectLinks {
  upscale: (project: ProjectTile) => string | null
  removeBackground: (project: ProjectTile) => string | null
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
  onFilter: (filter: ProjectFilter) => void
  /** Called as the person types, without a pause: the consumer waits if it has to. */
  onSearch: (query: string) => void
  /** No filter and no search any more. */
  onShowAll: () => void
  onDelete: (id: string) => void
  onUndo: (id: string) => void
}
