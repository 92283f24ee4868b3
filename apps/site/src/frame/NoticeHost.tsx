import { Toaster } from '@mintage/ui/overlays/Toaster'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDependencies } from '../app/DependenciesContext.tsx'

const NoticeSpeaker = lazy(() => import('./NoticeSpeaker.tsx'))

/** The toasts (R398). Their words load with the first of them; notices wait for whoever speaks them. */
export function NoticeHost() {
  const { notices } = useDependencies()
  const [wanted, setWanted] = useState(false)
  useEffect(() => notices.onFirst(() => setWanted(true)), [notices])
  return (
    <>
      <Toaster />
      {wanted && (
        <Suspense fallback={null}>
          <NoticeSpeaker />
        </Suspense>
      )}
    </>
  )
}
