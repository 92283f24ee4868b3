import { Toaster } from '@mintage/ui/overlays/Toaster'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDependencies } from '../app/DependenciesContext.tsx'

const NoticeToasts = lazy(() => import('./NoticeToasts.tsx'))

/** The toasts (R398). Their texts load with the first of them; until then notices are queued. */
export function NoticeHost() {
  const { notices } = useDependencies()
  const [wanted, setWanted] = useState(false)
  useEffect(() => notices.onFirst(() => setWanted(true)), [notices])
  return (
    <>
      <Toaster />
      {wanted && (
        <Suspense fallback={null}>
          <NoticeToasts />
        </Suspense>
      )}
    </>
  )
}
