import type { UpscaleProps } from '@mintage/ui/screens/Upscale'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { sendToPaths } from './projectPaths.ts'
import { upscaleDraftOf } from './upscaleDraft.ts'
import { useDraft } from './useDraft.ts'
import { useUploadService } from './useUploadService.ts'

/** Upscale: one request for each image, all with the chosen settings (R005-R007). */
export function useUpscale(): UpscaleProps {
  const { upscalePrice, upscaleFactors } = useSettings()
  const { shared, uploadRequests, again } = useUploadService('upscale', upscalePrice)
  const chosen = upscaleDraftOf(useDependencies())
  const left = useDraft(chosen)
  return {
    ...shared,
    factors: upscaleFactors,
    initial: again ?? (left && upscaleFactors.includes(left.factor) ? left : undefined),
    onChange: chosen.edit,
    sendTo: { removeBackground: sendToPaths.removeBackground },
    onSubmit: (ids, { factor, format }) => {
      const settings = { factor, ...(format === null ? {} : { format }) }
      for (const id of ids) uploadRequests.send(id, (source) => ({ service: 'upscale', source, ...settings }))
    },
  }
}
