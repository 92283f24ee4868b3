import { optOut, unwrap } from '@mintage/api-client'
import type { Profile } from '@mintage/machines/shared'
import { type FirstPictureProps, firstExample } from '@mintage/ui/screens/FirstPicture'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { promptPath } from '../image-jobs/projectPaths.ts'
import { isFirstPicturePutAway, putFirstPictureAway } from './firstPictureChoice.ts'

const anyRequests = createResourceCache<boolean>({ isPersonal: true })

/** For members without a request who have not dismissed it. Not shown when the history cannot be read. */
export function useFirstPicture(profile: Profile | null): FirstPictureProps | null {
  const { client } = useDependencies()
  const { imageGenerationPrice, welcomeBonusTokens } = useSettings()
  const [hasPutAway, setPutAway] = useState(false)
  const hasAsked = useResource(anyRequests, '', async (signal) => {
    const query = { limit: 1 }
    const { payload } = await unwrap(client.GET('/request-history', { params: { query }, signal, ...optOut('toasts') }))
    return payload.length > 0
  })
  if (
    profile === null ||
    hasAsked.status !== 'ready' ||
    hasAsked.data ||
    hasPutAway ||
    isFirstPicturePutAway(profile.id)
  )
    return null
  return {
    balance: profile.balance,
    isFree: welcomeBonusTokens > 0 && profile.balance === welcomeBonusTokens,
    price: imageGenerationPrice,
    href: promptPath(firstExample),
    onDismiss: () => {
      putFirstPictureAway(profile.id)
      setPutAway(true)
    },
  }
}
