import type { Refinement } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { paths } from '../paths.ts'

const file = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/file`

/** The server sends the image as an attachment. */
export const downloadPath = (projectId: string): string => `${file(projectId)}?download=1`

/** The uploaded image of services that work on one. */
export const sourcePath = (projectId: string): string => `${file(projectId)}?variant=source`

/** The thumbnail. */
export const thumbPath = (projectId: string): string => `${file(projectId)}?variant=thumb`

/** Addresses of other services that open an image of the library. */
export const sendToPaths = {
  upscale: (projectId: string) => `${paths.ServicesUpscale}?project=${encodeURIComponent(projectId)}`,
  removeBackground: (projectId: string) => `${paths.ServicesRemoveBackground}?project=${encodeURIComponent(projectId)}`,
}

export const servicePaths = {
  generate: paths.ServicesGenerate,
  remove_background: paths.ServicesRemoveBackground,
  upscale: paths.ServicesUpscale,
} as const satisfies Record<Service, string>

/** Opens the service with the settings and the image of an earlier request; nothing is sent. */
export const againPath = (service: Service, requestId: string): string =>
  `${servicePaths[service]}?again=${encodeURIComponent(requestId)}`

/** Opens the generator with an offer to refine an earlier image; nothing is sent. */
export const refinePath = (refinement: Refinement, imageId: string, requestId: string): string =>
  `${paths.ServicesGenerate}?${new URLSearchParams({ refine: imageId, as: refinement, of: requestId })}`

/** Opens the generator with this prompt and style; nothing is sent. */
export const promptPath = ({ prompt, style }: { prompt: string; style: string }): string =>
  `${paths.ServicesGenerate}?${new URLSearchParams({ prompt, style })}`

/** Opens the service with the progress or the result of a request. */
export const resultPath = (service: Service, requestId: string): string =>
  `${servicePaths[service]}?request=${encodeURIComponent(requestId)}`
