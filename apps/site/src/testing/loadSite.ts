import { connectWindow } from '../app/connectWindow.ts'
import { type Browser, createDependencies, type Dependencies } from '../app/dependencies.ts'
import { EMAIL_VERIFICATION } from '../frame/leaving.ts'

export interface LoadedSite {
  /** For App to render. */
  readonly dependencies: Dependencies
  /** Stops everything, as when the page is left. */
  leave: () => void
}

/** Loads the site as main.tsx does, with the given browser. */
export function loadSite(browser: Browser): LoadedSite {
  const dependencies = createDependencies(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), browser)
  const disconnect = connectWindow(dependencies)
  dependencies.startUp.start()
  const { startUp, session, currency, language } = dependencies
  return {
    dependencies,
    leave: () => {
      disconnect()
      for (const actor of [startUp, session, currency, language]) actor.stop()
    },
  }
}
