import type { Selectable } from 'kysely'
import type { ImageRequestsTable, ImagesTable, ProjectsTable } from '../db/schema.ts'

export type ImageRequest = Selectable<ImageRequestsTable>
export type Image = Selectable<ImagesTable>

/** An image, what its process tells of it, the file of its picture, and whether its tokens were given back. */
export type JudgedImage = Image & {
  progress: number | null
  preview_version: number | null
  full_file: string | null
  returned: boolean
}
export type Project = Selectable<ProjectsTable>
