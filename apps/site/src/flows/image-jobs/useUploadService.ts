import type { ImageJob } from '@mintage/machines/image-jobs'
import { RESULT_MAX_PIXELS, UPLOAD_MAX_BYTES } from '@mintage/machines/image-request'
import type { RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useMessages, useTexts } from '@mintage/ui/texts'
import { imagesTexts } from '@mintage/ui/texts/images'
import { servicesTexts } from '@mintage/ui/texts/services'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useDependencies, useProfile, useSettings } from '../../app/DependenciesContext.tsx'
import { paths } from '../../paths.ts'
import { jobsOf } from './imageJobs.ts'
import { toFileJob } from './toFileJob.ts'
import type { FileService } from './types.ts'
import { maxPixelsOf, uploadJobsOf } from './uploadJobs.ts'
import { useBuyTokens } from './useBuyTokens.ts'
import { useRequestFromAddress } from './useRequestFromAddress.ts'
import { useSourceFromAddress } from './useSourceFromAddress.ts'
import { useTokenReturn } from './useTokenReturn.ts'

type Shared = Omit<
  RemoveBackgroundProps,
  'composing' | 'marking' | 'touchUp' | 'onSubmit' | 'onDownloadOnColour' | 'sendTo'
>

/** Shared by the services that work on uploads: the uploads, one job for each, and its result. */
export function useUploadService(service: FileService, price: number) {
  const dependencies = useDependencies()
  const settings = useSettings()
  const balance = useProfile()?.balance ?? null
  const say = useMessages(imagesTexts)
  const t = useTexts(servicesTexts)
  const uploadJobs = uploadJobsOf(dependencies, service)
  useSyncExternalStore(uploadJobs.subscribe, uploadJobs.read)
  const again = useSourceFromAddress(uploadJobs.uploads, t('files.fromProjects'))
  const resultsAsked = useRequestFromAddress(uploadJobs.jobs)
  const allJobs = useSelector(uploadJobs.jobs, jobsOf)
  const withJob = (use: (job: ImageJob) => void) => (id: string) => {
    const job = allJobs.find((candidate) => candidate.id === id)
    if (job) use(job)
  }
  const shared: Shared = {
    price,
    balance,
    limits: { bytes: UPLOAD_MAX_BYTES, pixels: maxPixelsOf(settings, service), outputPixels: RESULT_MAX_PIXELS },
    staged: uploadJobs.uploads.read(),
    jobs: allJobs.flatMap((job) => toFileJob(job, uploadJobs, say) ?? []),
    projectsHref: paths.MyProjects,
    resultsAsked,
    tokenReturn: useTokenReturn(uploadJobs.jobs),
    onFiles: uploadJobs.uploads.addFiles,
    onRemoveStaged: uploadJobs.uploads.remove,
    onCancel: withJob(({ actor }) => actor.send({ type: 'cancel.requested' })),
    onRetry: withJob(uploadJobs.retry),
    onDismiss: withJob(uploadJobs.dismiss),
    onBuyTokens: useBuyTokens(),
  }
  return { shared, uploadJobs, again }
}
