import { connectWindow } from '../app/connectWindow.ts'
import { type Browser, createServices, type Services } from '../app/services.ts'
import { EMAIL_VERIFICATION } from '../frame/leaving.ts'

export interface LoadedSite {
  /** For App to render. */
  readonly services: Services
  /** As when the page is left: nothing of it works on. */
  leave: () => void
}

/** Loads the site as main.tsx does it, in a browser of one's own. */
export function loadSite(browser: Browser): LoadedSite {
  const services = createServices(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), browser)
  const disconnect = connectWindow(services)
  services.startUp.start()
  const { startUp, session, currency, language } = services
  return {
    services,
    leave: () => {
      disconnect()
      for (const actor of [startUp, session, currency, language]) actor.stop()
    },
  }
}
