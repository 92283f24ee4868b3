import type { Selectable } from 'kysely'
import type { ImageRequestsTable, ImagesTable, ProjectsTable } from '../db/schema.ts'

export type ImageRequest = Selectable<ImageRequestsTable>
export type Image = Selectable<ImagesTable>

/** An image, and whether its tokens were given back. */
export type JudgedImage = Image & { returned: boolean }
export type Project = Selectable<ProjectsTable>
