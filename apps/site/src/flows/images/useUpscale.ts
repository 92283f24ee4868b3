import { isRecord } from '@mintage/api-client/isRecord'
import type { UpscaleChoice, UpscaleProps } from '@mintage/ui/screens/Upscale'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import type { Dependencies } from '../../app/dependencies.ts'
import { sendToPaths } from '../../app/projectPaths.ts'
import { createDraftStore, type DraftStore, useDraft } from './draftStore.ts'
import type { RequestDependencies } from './imageRequests.ts'
import { uploadRequestsOf } from './uploadRequests.ts'
import { useUploadService } from './useUploadService.ts'

declare module '../../app/dependencies.ts' {
  interface Dependencies {
    upscaleDraft?: DraftStore<UpscaleChoice>
  }
}

const isChoice = (value: unknown): value is UpscaleChoice =>
  isRecord(value) &&
  typeof value.factor === 'number' &&
  [null, 'png', 'jpeg', 'webp'].some((format) => format === value.format)

function createDraft(dependencies: RequestDependencies): DraftStore<UpscaleChoice> {
  const draft = createDraftStore({ dependencies, kind: 'factor', isValue: isChoice })
  dependencies.session.on('signedOut', draft.clear)
  return draft
}

/** The last choice, kept after sending because the page shows it for the next image. */
export function upscaleDraftOf(
  dependencies: RequestDependencies & Pick<Dependencies, 'upscaleDraft'>,
): DraftStore<UpscaleChoice> {
  dependencies.upscaleDraft ??= createDraft(dependencies)
  return dependencies.upscaleDraft
}

/** Upscale: one request for each image, all with the chosen settings (R005-R007). */
export function useUpscale(): UpscaleProps {
  const dependencies = useDependencies()
  const { upscalePrice, upscaleFactors } = useSettings()
  const uploadRequests = uploadRequestsOf(dependencies, 'upscale')
  const { shared, again } = useUploadService(uploadRequests, 'upscale', upscalePrice)
  const draft = upscaleDraftOf(dependencies)
  const left = useDraft(draft)
  return {
    ...shared,
    factors: upscaleFactors,
    initial: again ?? (left && upscaleFactors.includes(left.factor) ? left : undefined),
    onChange: draft.edit,
    sendTo: { removeBackground: sendToPaths.removeBackground },
    onSubmit: (ids, { factor, format }) => {
      const settings = { factor, ...(format === null ? {} : { format }) }
      for (const id of ids) uploadRequests.send(id, (source) => ({ service: 'upscale', source, ...settings }))
    },
  }
}
