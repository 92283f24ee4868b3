import type { Refinement } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { paths } from '../../paths.ts'

const file = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/file`

/** Answers with the picture as an attachment. */
export const downloadPath = (projectId: string): string => `${file(projectId)}?download=1`

/** The picture that was handed in, where the service works on one. */
export const sourcePath = (projectId: string): string => `${file(projectId)}?variant=source`

/** The picture, small. */
export const thumbPath = (projectId: string): string => `${file(projectId)}?variant=thumb`

/** Where a picture of the library is taken to another service. */
export const sendToPaths = {
  upscale: (projectId: string) => `${paths.ServicesUpscale}?project=${encodeURIComponent(projectId)}`,
  removeBackground: (projectId: string) => `${paths.ServicesRemoveBackground}?project=${encodeURIComponent(projectId)}`,
}

export const servicePaths = {
  generate: paths.ServicesGenerate,
  remove_background: paths.ServicesRemoveBackground,
  upscale: paths.ServicesUpscale,
} as const satisfies Record<Service, string>

/** The service with the settings, and the picture, of an earlier request filled in. Nothing is sent. */
export const againPath = (service: Service, requestId: string): string =>
  `${servicePaths[service]}?again=${encodeURIComponent(requestId)}`

/** The generator, ready to refine a picture of an earlier request. Nothing is sent. */
export const refinePath = (refinement: Refinement, imageId: string, requestId: string): string =>
  `${paths.ServicesGenerate}?${new URLSearchParams({ refine: imageId, as: refinement, of: requestId })}`

/** The generator with this prompt, and style, filled in. Nothing is sent. */
export const promptPath = ({ prompt, style }: { prompt: string; style: string }): string =>
  `${paths.ServicesGenerate}?${new URLSearchParams({ prompt, style })}`

/** The service with that request in its pane: its progress, or what came of it. */
export const resultPath = (service: Service, requestId: string): string =>
  `${servicePaths[service]}?request=${encodeURIComponent(requestId)}`
