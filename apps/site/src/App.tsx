import { LinkProvider } from '@mintage/ui/primitives'
import { StartUp } from '@mintage/ui/screens/StartUp'
import { StartUpFailed } from '@mintage/ui/screens/StartUpFailed'
import { TextsProvider } from '@mintage/ui/texts'
import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { BrowserRouter } from 'react-router-dom'
import { DependenciesContext, useDependencies } from './app/DependenciesContext.tsx'
import type { Dependencies } from './app/dependencies.ts'
import { Hydrated } from './routes/frame/Hydrated.tsx'
import { NoticeHost } from './routes/frame/NoticeHost.tsx'
import { RouterLink } from './routes/frame/RouterLink.tsx'
import { SiteRoutes } from './routes/SiteRoutes.tsx'

/** The last error boundary: shows a message and a retry instead of a blank page. */
function Failed({ message }: { message: string }) {
  const { browser } = useDependencies()
  return (
    <>
      <Hydrated />
      {/* A failed import stays in the module map of this page; only a reload imports it again. */}
      <StartUpFailed message={message} onRetry={browser.reload} />
    </>
  )
}

const Broken = ({ error }: FallbackProps) => <Failed message={error instanceof Error ? error.message : String(error)} />

interface AppProps {
  dependencies: Dependencies
  /** The server has no address bar. */
  Router?: ComponentType<{ children: ReactNode }>
}

/**
 * The site: waits for the start, then renders the routes. A rendered page waits only where the session must be known.
 */
export function App({ dependencies, Router = BrowserRouter }: AppProps) {
  const phase = useSelector(dependencies.startUp, (snapshot) =>
    snapshot.hasTag('fatal')
      ? 'failed'
      : snapshot.hasTag('mountable') || dependencies.isRendered
        ? 'mounted'
        : 'starting',
  )
  const message = useSelector(dependencies.startUp, ({ context }) => context.fatalMessage ?? '')
  const translations = useSelector(dependencies.language, ({ context }) => context.translations)

  return (
    <DependenciesContext value={dependencies}>
      <TextsProvider overrides={translations}>
        {phase === 'starting' && <StartUp />}
        {phase === 'failed' && <Failed message={message} />}
        {phase === 'mounted' && (
          <ErrorBoundary FallbackComponent={Broken}>
            <Router>
              <LinkProvider link={RouterLink}>
                <SiteRoutes />
              </LinkProvider>
            </Router>
          </ErrorBoundary>
        )}
        <NoticeHost />
      </TextsProvider>
    </DependenciesContext>
  )
}
