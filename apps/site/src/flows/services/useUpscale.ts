import type { UpscaleProps } from '@mintage/ui/screens/Upscale'
import { useSettings } from '../../app/ServicesContext.tsx'
import { sendToPaths } from './projectPaths.ts'
import { useFileService } from './useFileService.ts'

/** Upscale: one request for each picture, all with the factor that was chosen (R005-R007). */
export function useUpscale(): UpscaleProps {
  const { upscalePrice, upscaleFactors } = useSettings()
  const { shared, bench, againFactor } = useFileService('upscale', upscalePrice)
  return {
    ...shared,
    factors: upscaleFactors,
    initialFactor: againFactor,
    sendTo: { removeBackground: sendToPaths.removeBackground },
    onSubmit: (ids, factor) => {
      for (const id of ids) bench.send(id, (source) => ({ service: 'upscale', source, factor }))
    },
  }
}
