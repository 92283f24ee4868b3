import { paths } from '../../routes/paths.ts'

const file = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/file`

/** Answers with the picture as an attachment. */
export const downloadPath = (projectId: string): string => `${file(projectId)}?download=1`

/** The picture that was handed in, where the service works on one. */
export const sourcePath = (projectId: string): string => `${file(projectId)}?variant=source`

/** Where a picture of the library is taken to another service. */
export const sendToPaths = {
  upscale: (projectId: string) => `${paths.ServicesUpscale}?project=${encodeURIComponent(projectId)}`,
  removeBackground: (projectId: string) => `${paths.ServicesRemoveBackground}?project=${encodeURIComponent(projectId)}`,
}
