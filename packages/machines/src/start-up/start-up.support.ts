import { createActor } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { type Country, defaultSettings, type Settings, type StaticPageLink, startUpMachine } from './index.ts'

export const settings: Settings = { ...defaultSettings, isRegEnabled: true, companyName: 'Mintage Studio Ltd' }

export const countries: readonly Country[] = [{ id: 1, title: 'Germany', iso: 'DE' }]

export const pages: readonly StaticPageLink[] = [
  { id: 7, slug: 'terms', title: 'Terms', isTerms: true, isPrivacy: false },
]

/** A page that has just been loaded, with actors that the test answers. */
export const createTestStartUp = (watcher: Watcher = unwatched) => {
  const bootstrap = deferredActor<void>()
  const checkAuth = deferredActor<{ signedIn: boolean }>()
  const loadSettings = deferredActor<Settings>()
  const loadProfile = deferredActor<void>()
  const loadCountries = deferredActor<readonly Country[]>()
  const loadPages = deferredActor<readonly StaticPageLink[]>()
  const loadCurrencies = deferredActor<void>()
  const { machine, inspect } = watcher(
    startUpMachine.provide({
      actors: {
        bootstrap: bootstrap.logic,
        checkAuth: checkAuth.logic,
        loadSettings: loadSettings.logic,
        loadProfile: loadProfile.logic,
        loadCountries: loadCountries.logic,
        loadPages: loadPages.logic,
        loadCurrencies: loadCurrencies.logic,
      },
    }),
  )
  const actor = createActor(machine, { inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    bootstrap,
    checkAuth,
    loadSettings,
    loadProfile,
    loadCountries,
    loadPages,
    loadCurrencies,
    toData: async (signedIn: boolean) => {
      await bootstrap.last().answer(undefined)
      await checkAuth.last().answer({ signedIn })
    },
  }
}
