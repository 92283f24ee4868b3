import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'

/** What the account's lists have read. It belongs to one person and goes when they do. */
export function AccountData({ children }: { children: ReactNode }) {
  const { session } = useDependencies()
  const [queries] = useState(
    // A failure is shown with a button to try again, and not retried behind the person's back.
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  useEffect(() => {
    const leaving = session.on('signedOut', () => queries.clear())
    return () => leaving.unsubscribe()
  }, [queries, session])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
