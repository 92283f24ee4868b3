import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { preload } from '../../app/preload.ts'

const ContactContext = createContext<() => void>(() => {
  throw new Error('ContactContext has no value here')
})

/** Opens the one contact modal (R140, D51). */
export const useContact = () => useContext(ContactContext)

const ContactHost = lazy(() => preload(() => import('./ContactHost.tsx')))

export function ContactProvider({ children }: { children: ReactNode }) {
  const [requested, setRequested] = useState(false)
  const [open, setOpen] = useState(false)
  const show = useCallback(() => {
    setRequested(true)
    setOpen(true)
  }, [])
  return (
    <ContactContext value={show}>
      {children}
      {requested && (
        <Suspense fallback={null}>
          <ContactHost open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ContactContext>
  )
}
