import { type ApiClient, unwrapPayload } from '@mintage/api-client'
import { authState } from '@mintage/machines/auth'
import { type Country, type StaticPageLink, startUpMachine } from '@mintage/machines/start-up'
import { createActor, fromPromise, waitFor } from 'xstate'
import { toCountry, toSettings, toStaticPageLink } from './mappers.ts'
import type { PageData } from './page-data.ts'
import type { CurrencyChoice, LanguageChoice } from './preferences.ts'
import type { Session } from './session.ts'
import { orFailure } from './toFailure.ts'

interface Options {
  client: ApiClient
  session: Session
  currency: CurrencyChoice
  language: LanguageChoice
  page?: PageData | null
}

/** Loads the required and the optional data of the site (R190, R191). */
export function createStartUp({ client, session, currency, language, page = null }: Options) {
  // Data of a rendered page replaces the first request.
  let { settings = null, pages = null } = page ?? {}
  const machine = startUpMachine.provide({
    actors: {
      bootstrap: fromPromise(async () => {
        session.start()
        currency.start()
        language.start()
      }),
      checkAuth: fromPromise(async () => {
        const checked = await waitFor(session, (snapshot) => authState(snapshot).authCheckedOnce)
        return { signedIn: authState(checked).isAuthenticated }
      }),
      loadSettings: fromPromise(async () => {
        const rendered = settings
        settings = null
        return rendered ?? toSettings(await orFailure(unwrapPayload(client.GET('/settings'))))
      }),
      loadProfile: fromPromise(async () => {
        const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('loadingProfile'))
        if (context.profileError !== null && context.profile === null) throw new Error('no profile')
      }),
      loadCountries: fromPromise<readonly Country[], undefined>(async () =>
        (await orFailure(unwrapPayload(client.GET('/countries')))).map(toCountry),
      ),
      loadPages: fromPromise<readonly StaticPageLink[], undefined>(async () => {
        const rendered = pages
        pages = null
        return rendered ?? (await orFailure(unwrapPayload(client.GET('/static-pages')))).map(toStaticPageLink)
      }),
      loadCurrencies: fromPromise(async () => {
        const { context } = await waitFor(currency, (snapshot) => !snapshot.hasTag('busy'))
        if (context.error !== null) throw new Error('no currencies')
      }),
    },
  })
  return createActor(machine, { input: page ? { settings: page.settings, pages: page.pages } : undefined })
}

export type StartUp = ReturnType<typeof createStartUp>

/**
 * Reloads what the start could not load. A retry on any page reloads everything, because prices and forms need the
 * currency and the countries too.
 */
export function readAgain({
  startUp,
  currency,
  language,
}: Pick<Options, 'currency' | 'language'> & { startUp: StartUp }) {
  // Choices that already have a list make no call.
  for (const choice of [currency, language]) choice.send({ type: 'reload.requested' })
  if (Object.keys(startUp.getSnapshot().context.errors).length > 0) startUp.send({ type: 'reload.requested' })
}
