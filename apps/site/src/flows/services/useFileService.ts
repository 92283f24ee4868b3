import { RESULT_MAX_PIXELS, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '@mintage/machines/image-request'
import type { RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useMessages, useTexts } from '@mintage/ui/texts'
import { imagesTexts } from '@mintage/ui/texts/images'
import { servicesTexts } from '@mintage/ui/texts/services'
import { useSyncExternalStore } from 'react'
import { useDependencies, useProfile } from '../../app/DependenciesContext.tsx'
import { paths } from '../../paths.ts'
import { type FileService, fileBenchOf } from './fileBench.ts'
import { fileJobOf } from './fileJobs.ts'
import { useBuyTokens } from './useBuyTokens.ts'
import { useLibrarySource } from './useLibrarySource.ts'
import { useShownRequest } from './useShownRequest.ts'
import { useTokenReturn } from './useTokenReturn.ts'

type Shared = Omit<RemoveBackgroundProps, 'composing' | 'onSubmit' | 'onDownloadOnColour' | 'sendTo'>

const limits = { bytes: UPLOAD_MAX_BYTES, pixels: UPLOAD_MAX_PIXELS, outputPixels: RESULT_MAX_PIXELS }

/** What the services that work on pictures share: staging, one job for each picture, and what comes of them. */
export function useFileService(service: FileService, price: number) {
  const services = useDependencies()
  const balance = useProfile()?.balance ?? null
  const say = useMessages(imagesTexts)
  const t = useTexts(servicesTexts)
  const bench = fileBenchOf(services, service)
  useSyncExternalStore(bench.subscribe, bench.read)
  const { factor } = useLibrarySource(bench.staging, t('files.fromProjects'))
  const resultsAsked = useShownRequest(bench.bench)
  const entries = bench.bench.read()
  const withEntry = (use: (entry: (typeof entries)[number]) => void) => (id: string) => {
    const entry = entries.find(({ key }) => key === id)
    if (entry) use(entry)
  }
  const shared: Shared = {
    price,
    balance,
    limits,
    staged: bench.staging.read(),
    jobs: entries.flatMap((entry) => fileJobOf(entry, bench, say) ?? []),
    projectsHref: paths.MyProjects,
    resultsAsked,
    tokenReturn: useTokenReturn(bench.bench),
    onFiles: bench.staging.addFiles,
    onRemoveStaged: bench.staging.remove,
    onCancel: withEntry(({ actor }) => actor.send({ type: 'cancel.requested' })),
    onRetry: withEntry(bench.retry),
    onDismiss: withEntry(bench.dismiss),
    onBuyTokens: useBuyTokens(),
  }
  return { shared, bench, againFactor: factor }
}
