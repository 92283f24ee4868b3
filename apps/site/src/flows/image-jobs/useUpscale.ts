import type { UpscaleProps } from '@mintage/ui/screens/Upscale'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { factorDraftOf } from './factorDraft.ts'
import { sendToPaths } from './projectPaths.ts'
import { useDraft } from './useDraft.ts'
import { useUploadService } from './useUploadService.ts'

/** Upscale: one request for each picture, all with the factor that was chosen (R005-R007). */
export function useUpscale(): UpscaleProps {
  const { upscalePrice, upscaleFactors } = useSettings()
  const { shared, uploadJobs, againFactor } = useUploadService('upscale', upscalePrice)
  const chosen = factorDraftOf(useDependencies())
  const left = useDraft(chosen)
  return {
    ...shared,
    factors: upscaleFactors,
    initialFactor: againFactor ?? upscaleFactors.find((factor) => factor === left),
    onFactor: chosen.edit,
    sendTo: { removeBackground: sendToPaths.removeBackground },
    onSubmit: (ids, factor) => {
      for (const id of ids) uploadJobs.send(id, (source) => ({ service: 'upscale', source, factor }))
    },
  }
}
