import { type ApiClient, optOut, unwrap, unwrapPayload } from '@mintage/api-client'
import { type Currency, currencyChoiceMachine } from '@mintage/machines/currency-choice'
import { type Language, languageChoiceMachine } from '@mintage/machines/language-choice'
import { setDecimals } from '@mintage/ui/format'
import { createActor, fromPromise } from 'xstate'
import { writeCookie } from './cookies.ts'
import { type KeyValueStore, storageKeys } from './storage.ts'
import { orFailure } from './toFailure.ts'

const DAYS_OF_A_CHOICE = 365

/** Stores an explicit choice in a cookie, so that the server renders pages with it. */
function savePreference(key: 'currencyCode' | 'languageId', value: string): void {
  writeCookie(storageKeys[key], value, DAYS_OF_A_CHOICE)
}

/**
 * The currency of prices, stored in this browser (R192-R195).
 * @param rendered the currency of a rendered page, used until hydration
 */
export function createCurrencyChoice(client: ApiClient, local: KeyValueStore, rendered: string | null = null) {
  const machine = currencyChoiceMachine.provide({
    actors: {
      fetchCurrencies: fromPromise<readonly Currency[], undefined>(async () => {
        const currencies = await orFailure(unwrapPayload(client.GET('/currencies')))
        setDecimals(currencies)
        return currencies
      }),
    },
  })
  const saved = local.get(storageKeys.currencyCode)
  const actor = createActor(machine, { input: { savedCode: rendered ?? saved } })
  const store = ({ code, symbol }: { code: string; symbol: string }) => {
    local.set(storageKeys.currencyCode, code)
    local.set(storageKeys.currencySymbol, symbol)
  }
  actor.on('currencyResolved', (resolved) => {
    if (rendered === null || saved === null) store(resolved)
  })
  actor.on('currencyChanged', store)
  actor.on('currencyChanged', ({ code }) => savePreference('currencyCode', code))
  return actor
}

/**
 * The language of the interface, stored in this browser (R196-R198). Failures are logged (R339, R340).
 * @param rendered the language of a rendered page, used until hydration
 */
export function createLanguageChoice(client: ApiClient, local: KeyValueStore, rendered: number | null = null) {
  const machine = languageChoiceMachine.provide({
    actors: {
      fetchLanguages: fromPromise<readonly Language[], undefined>(() =>
        orFailure(unwrapPayload(client.GET('/languages', optOut('toasts')))),
      ),
      fetchTranslations: fromPromise(({ input }) =>
        orFailure(
          unwrap(
            client.GET('/localizations', { params: { query: { lang_id: input.languageId } }, ...optOut('toasts') }),
          ),
        ),
      ),
    },
  })
  const actor = createActor(machine, {
    input: { savedId: rendered ?? (Number(local.get(storageKeys.languageId)) || null) },
  })
  actor.on('languageChanged', ({ id }) => {
    local.set(storageKeys.languageId, String(id))
    savePreference('languageId', String(id))
  })
  actor.on('languagesFailed', () => console.warn('No list of languages'))
  actor.on('translationsFailed', ({ languageId }) => console.warn(`No translations for language ${languageId}`))
  return actor
}

/** Restores the choices in local storage: without cookies, the page is rendered in another currency or language. */
export function restoreChoices(local: KeyValueStore, currency: CurrencyChoice, language: LanguageChoice): void {
  const code = local.get(storageKeys.currencyCode)
  const isListed = currency.getSnapshot().context.list.some((listed) => listed.code === code)
  if (code && isListed) currency.send({ type: 'currency.picked', code })
  language.send({ type: 'language.picked', id: Number(local.get(storageKeys.languageId)) })
}

export type CurrencyChoice = ReturnType<typeof createCurrencyChoice>
export type LanguageChoice = ReturnType<typeof createLanguageChoice>
