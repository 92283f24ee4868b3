import type { Selectable } from 'kysely'
import type { ImageRequestsTable, ImagesTable, ProjectsTable } from '../../platform/db/schema.ts'

export type ImageRequest = Selectable<ImageRequestsTable>
export type Image = Selectable<ImagesTable>

/** An image row joined with progress, file and refund. */
export type JudgedImage = Image & {
  progress: number | null
  preview_version: number | null
  full_file: string | null
  returned: boolean
}
export type Project = Selectable<ProjectsTable>
