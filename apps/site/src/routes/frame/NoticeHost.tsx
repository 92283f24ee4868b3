import { lazyPart, Part, useLoadOnPress } from '@mintage/ui/overlays/lazyPart'
import { Toaster } from '@mintage/ui/overlays/Toaster'
import { useEffect, useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'

const toasts = lazyPart(() => import('./NoticeToasts.tsx').then((module) => module.NoticeToasts))

/** The toasts (R398). Their texts load with the first press or toast; until then notices are queued. */
export function NoticeHost() {
  const { notices } = useDependencies()
  const [requested, setRequested] = useState(false)
  useLoadOnPress(toasts)
  useEffect(() => notices.onFirst(() => setRequested(true)), [notices])
  return (
    <>
      <Toaster />
      {requested && <Part of={toasts} with={{}} />}
    </>
  )
}
