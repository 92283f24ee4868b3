import { type Browser, createDependencies, type Dependencies } from '../app/dependencies.ts'
import { connectWindow } from '../events/connectWindow.ts'
import { EMAIL_VERIFICATION } from '../routes/frame/leaving.ts'

export interface LoadedSite {
  /** For App to render. */
  readonly dependencies: Dependencies
  /** Stops everything, as when the page is left. */
  leave: () => void
}

/** The browser locks slots for a window, which all sites of a test share. */
const lockedSlots = new Set<string>()

/** Loads the site as main.tsx does, with the given browser. */
export function loadSite(browser: Browser): LoadedSite {
  const dependencies = createDependencies(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), browser)
  dependencies.lockedSlots = lockedSlots
  const leaving = new AbortController()
  connectWindow(dependencies, leaving)
  dependencies.startUp.start()
  const { startUp, session, currency, language } = dependencies
  return {
    dependencies,
    leave: () => {
      leaving.abort()
      for (const actor of [startUp, session, currency, language]) actor.stop()
    },
  }
}
