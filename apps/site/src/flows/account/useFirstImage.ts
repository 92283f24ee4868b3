import { optOut, unwrap } from '@mintage/api-client'
import type { Profile } from '@mintage/machines/shared'
import { type FirstImageProps, firstExample } from '@mintage/ui/screens/FirstImage'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { promptPath } from '../../app/projectPaths.ts'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { isFirstImagePutAway, putFirstImageAway } from './firstImageChoice.ts'

const anyRequests = createResourceCache<boolean>({ isPersonal: true })

/**
 * For members without a request who have not dismissed it; hidden when the history cannot be read. `unknown` until it
 * is loaded, because a late invitation would move the page.
 */
export function useFirstImage(profile: Profile | null): FirstImageProps | 'unknown' | null {
  const { client } = useDependencies()
  const { imageGenerationPrice, welcomeBonusTokens } = useSettings()
  const [hasPutAway, setPutAway] = useState(false)
  const hasRequested = useResource(anyRequests, '', async (signal) => {
    const query = { limit: 1 }
    const { payload } = await unwrap(client.GET('/request-history', { params: { query }, signal, ...optOut('toasts') }))
    return payload.length > 0
  })
  if (profile === null || hasPutAway || isFirstImagePutAway(profile.id)) return null
  if (hasRequested.status === 'loading') return 'unknown'
  if (hasRequested.status === 'error' || hasRequested.data) return null
  return {
    balance: profile.balance,
    isFree: welcomeBonusTokens > 0 && profile.balance === welcomeBonusTokens,
    price: imageGenerationPrice,
    href: promptPath(firstExample),
    onDismiss: () => {
      putFirstImageAway(profile.id)
      setPutAway(true)
    },
  }
}
