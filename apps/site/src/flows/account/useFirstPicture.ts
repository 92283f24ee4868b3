import { optOut, unwrap } from '@mintage/api-client'
import type { Profile } from '@mintage/machines/shared'
import { type FirstPictureProps, firstExample } from '@mintage/ui/screens/FirstPicture'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { promptPath } from '../image-jobs/projectPaths.ts'
import { isFirstPicturePutAway, putFirstPictureAway } from './firstPictureChoice.ts'

/** For who has asked for nothing yet, and has not put it away. When the history cannot be read, the page goes without. */
export function useFirstPicture(profile: Profile | null): FirstPictureProps | null {
  const { client } = useDependencies()
  const { imageGenerationPrice, welcomeBonusTokens } = useSettings()
  const [hasPutAway, setPutAway] = useState(false)
  const { data: hasAsked } = useQuery({
    queryKey: ['requests', 'any'],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 }
      const { payload } = await unwrap(
        client.GET('/request-history', { params: { query }, signal, ...optOut('toasts') }),
      )
      return payload.length > 0
    },
  })
  if (profile === null || hasAsked !== false || hasPutAway || isFirstPicturePutAway(profile.id)) return null
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
