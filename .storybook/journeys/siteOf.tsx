import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { App } from '../../apps/site/src/App.tsx'
import { loadSite } from '../../apps/site/src/testing/loadSite.ts'
import { beginVisit, type Visit } from '../../apps/site/src/testing/visit.ts'

/** Nothing leads out of Storybook: who is sent elsewhere stays, and so does who reloads. */
const staysHere = { reload: () => undefined, open: () => undefined }

/** What a journey needs: who comes in where, and whatever its steps hold in their hands, calls that wait for one. */
interface Journey {
  readonly visit: Visit
}

/**
 * The whole site for the stories of a journey, over request handlers. Each story begins anew, with a browser that remembers
 * nothing; address, storage, cookies and fetch are given back when it ends.
 */
export function siteOf<J extends Journey>(begin: () => J) {
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
      journey = begin()
      const endVisit = beginVisit(journey.visit)
      const site = loadSite(staysHere)
      loaded = site
      return () => {
        // Nothing may be led anywhere any more, nor ask for its pictures in the next story.
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
