import { GenerateIcon, RemoveBackgroundIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import type { Service } from '../shared/services/types.ts'

/** The services as keys of the texts name them. */
export const serviceKeys = {
  generate: 'generate',
  remove_background: 'removeBackground',
  upscale: 'upscale',
} as const satisfies Record<Service, string>

export const serviceIcons = {
  generate: GenerateIcon,
  remove_background: RemoveBackgroundIcon,
  upscale: UpscaleIcon,
} as const
