import { RESULT_MAX_PIXELS, UPLOAD_MAX_BYTES } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type { RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useMessages, useTexts } from '@mintage/ui/texts'
import { imagesTexts } from '@mintage/ui/texts/images'
import { servicesTexts } from '@mintage/ui/texts/services'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useProfile, useSettings } from '../../app/DependenciesContext.tsx'
import type { Dependencies } from '../../app/dependencies.ts'
import { paths } from '../../paths.ts'
import { useTokenValue } from '../offers/useTokenValue.ts'
import { requestsOf } from './imageRequests.ts'
import { toFileRequest } from './toFileRequest.ts'
import { maxPixelsOf } from './uploads.ts'
import type { FileService } from './uploadsDb.ts'
import { useBuyTokens } from './useBuyTokens.ts'
import { useRequestFromAddress, useSourceFromAddress } from './useServiceAddress.ts'
import { useTokenReturn } from './useTokenReturn.ts'

type UploadRequests = NonNullable<Dependencies['upscaleRequests']>

type Shared = Omit<
  RemoveBackgroundProps,
  'composing' | 'marking' | 'touchUp' | 'onSubmit' | 'onDownloadOnColour' | 'sendTo'
>

/** Shared by the services that work on uploads: the uploads, one request for each, and its result. */
export function useUploadService(uploadRequests: UploadRequests, service: FileService, price: number) {
  const settings = useSettings()
  const balance = useProfile()?.balance ?? null
  const formatMessage = useMessages(imagesTexts)
  const t = useTexts(servicesTexts)
  useSyncExternalStore(uploadRequests.subscribe, uploadRequests.read)
  const again = useSourceFromAddress(uploadRequests.uploads, t('files.fromProjects'))
  const resultsAsked = useRequestFromAddress(uploadRequests.requests)
  const allRequests = useSelector(uploadRequests.requests, requestsOf)
  const withRequest = (use: (request: ListedRequest) => void) => (id: string) => {
    const request = allRequests.find((candidate) => candidate.id === id)
    if (request) use(request)
  }
  const shared: Shared = {
    price,
    tokenValue: useTokenValue(),
    balance,
    limits: { bytes: UPLOAD_MAX_BYTES, pixels: maxPixelsOf(settings, service), outputPixels: RESULT_MAX_PIXELS },
    staged: uploadRequests.uploads.read(),
    requests: allRequests.flatMap((request) => toFileRequest(request, uploadRequests, formatMessage) ?? []),
    projectsHref: paths.MyProjects,
    resultsAsked,
    tokenReturn: useTokenReturn(uploadRequests.requests),
    onFiles: uploadRequests.uploads.addFiles,
    onRemoveStaged: uploadRequests.uploads.remove,
    onCancel: withRequest(({ actor }) => actor.send({ type: 'cancel.requested' })),
    onRetry: withRequest(uploadRequests.retry),
    onDismiss: withRequest(uploadRequests.dismiss),
    onBuyTokens: useBuyTokens(),
  }
  return { shared, again }
}
