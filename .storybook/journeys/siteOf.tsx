import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { App } from '../../apps/site/src/App.tsx'
import { loadSite } from '../../apps/site/src/testing/loadSite.ts'
import { beginVisit, type Visit } from '../../apps/site/src/testing/visit.ts'

/** Reloads and external links must not leave Storybook. */
const staysHere = { reload: () => undefined, open: () => undefined }

/** The start of a journey. It may also hold deferred calls, which its steps answer. */
interface Journey {
  readonly visit: Visit
}

/** The whole site over request handlers. Address, storage, cookies and fetch are restored after each story. */
export function siteOf<J extends Journey>(setUp: () => J) {
  let journey: J | null = null
  let loaded: ReturnType<typeof loadSite> | null = null

  let empty = () => {}

  const Site = () => {
    const [dependencies, setDependencies] = useState(() => loaded?.dependencies ?? null)
    useEffect(() => {
      empty = () => flushSync(() => setDependencies(null))
    }, [])
    return dependencies && <App dependencies={dependencies} />
  }

  return {
    /** For `beforeEach` of the stories. */
    open: () => {
      journey = setUp()
      const endVisit = beginVisit(journey.visit)
      const site = loadSite(staysHere)
      loaded = site
      return () => {
        // Unmount first, so that nothing navigates or loads images in the next story.
        empty()
        site.dependencies.session.send({ type: 'session.rejected', onProtectedRoute: false })
        site.leave()
        endVisit()
      }
    },
    /** For `component` of the stories. */
    Site,
    /** The journey of the story that is open. */
    get now(): J {
      if (journey === null) throw new Error('No story is open')
      return journey
    },
  }
}
