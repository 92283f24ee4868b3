import { expect, test } from 'vitest'
import { createTestCookieBanner } from '../cookie-banner/cookie-banner.support.ts'
import { createTestCurrencyChoice, gbp, usd } from '../currency-choice/currency-choice.support.ts'
import { createTestLanguageChoice, de, en } from '../language-choice/language-choice.support.ts'
import { countries, createTestStartUp, pages, settings } from '../start-up/start-up.support.ts'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import type { DeferredCall } from '../testing/index.ts'

type Currencies = ReturnType<typeof createTestCurrencyChoice>

test('currency: always has a choice from the list', () =>
  fuzz({
    setUp: (pick) => createTestCurrencyChoice(oneOf([null, 'USD', 'XXX'], pick)),
    acts: {
      'the list': ({ fetchCurrencies }: Currencies, pick: number) =>
        callOf(fetchCurrencies.calls, pick)?.answer(oneOf([[usd, gbp], [gbp], []], pick)),
      'no list': ({ fetchCurrencies }: Currencies, pick: number) =>
        callOf(fetchCurrencies.calls, pick)?.fail({ kind: 'network' }),
      pick: ({ actor }: Currencies, pick: number) =>
        actor.send({ type: 'currency.picked', code: oneOf(['USD', 'GBP', 'EUR', 'XXX'], pick) }),
      reload: ({ actor }: Currencies) => actor.send({ type: 'reload.requested' }),
    },
    onward: ({ actor, fetchCurrencies }) =>
      openCallOf(fetchCurrencies.calls)?.answer([usd, gbp]) ?? actor.send({ type: 'reload.requested' }),
    atEnd: ({ at }) => at().matches('choosingCurrency'),
    calls: ({ fetchCurrencies }) => fetchCurrencies.calls,
    holds: ({ at, fetchCurrencies }) => {
      expect(at().context.list).toContainEqual(at().context.chosen)
      expect(inFlight(fetchCurrencies.calls)).toBe(at().hasTag('busy') ? 1 : 0)
    },
    met: ({ at }) => [at().value, at().context.error === null ? 'fine' : 'told'],
    meets: ['choosingCurrency', 'onlyEuro', 'told'],
  }))

type Languages = ReturnType<typeof createTestLanguageChoice>

const textsOf = (languageId: number) => ({ 'header.home': `home in ${languageId}` })

test('language: the texts on screen are those of the chosen language, or English ones', () =>
  fuzz({
    setUp: (pick) => createTestLanguageChoice(oneOf([null, 2, 99], pick)),
    acts: {
      'the list': ({ fetchLanguages }: Languages, pick: number) =>
        callOf(fetchLanguages.calls, pick)?.answer(oneOf([[en, de], [de], []], pick)),
      'no list': ({ fetchLanguages }: Languages, pick: number) =>
        callOf(fetchLanguages.calls, pick)?.fail({ kind: 'network' }),
      texts: ({ fetchTranslations }: Languages, pick: number) => {
        const call = callOf(fetchTranslations.calls, pick)
        return call?.answer(textsOf(call.input.languageId))
      },
      'no texts': ({ fetchTranslations }: Languages, pick: number) =>
        callOf(fetchTranslations.calls, pick)?.fail({ kind: 'network' }),
      pick: ({ actor }: Languages, pick: number) =>
        actor.send({ type: 'language.picked', id: oneOf([en.id, de.id, 99], pick) }),
      reload: ({ actor }: Languages) => actor.send({ type: 'reload.requested' }),
    },
    onward: ({ actor, fetchLanguages, fetchTranslations }) => {
      const call = openCallOf(fetchTranslations.calls)
      if (call) return call.answer(textsOf(call.input.languageId))
      return openCallOf(fetchLanguages.calls)?.answer([en, de]) ?? actor.send({ type: 'reload.requested' })
    },
    atEnd: ({ at }) => at().matches('choosingLanguage'),
    calls: ({ fetchLanguages, fetchTranslations }) => [...fetchLanguages.calls, ...fetchTranslations.calls],
    holds: ({ at, fetchLanguages, fetchTranslations }) => {
      const { chosen, list, translations } = at().context
      if (list.length > 0) expect(list).toContainEqual(chosen)
      const texts = Object.values(translations)
      if (at().matches('choosingLanguage') && fetchTranslations.calls.at(-1)?.open === false && texts.length > 0)
        expect(list.map(({ id }) => textsOf(id))).toContainEqual(translations)
      expect(inFlight([...fetchLanguages.calls, ...fetchTranslations.calls])).toBe(at().hasTag('busy') ? 1 : 0)
    },
    met: ({ at }) => [at().value],
    meets: ['choosingLanguage', 'onlyEnglish', 'loadingTranslations'],
  }))

type Banner = ReturnType<typeof createTestCookieBanner>

test('cookies: one choice a load, and only an accepted one lets scripts in', () =>
  fuzz({
    setUp: (pick) => createTestCookieBanner(oneOf([null, false, true], pick)),
    acts: {
      accept: ({ actor }: Banner) => actor.send({ type: 'cookies.accepted' }),
      decline: ({ actor }: Banner) => actor.send({ type: 'cookies.declined' }),
      open: ({ actor }: Banner) => actor.send({ type: 'details.opened' }),
      close: ({ actor }: Banner) => actor.send({ type: 'details.closed' }),
    },
    onward: ({ actor }) => actor.send({ type: 'details.opened' }),
    atEnd: () => true,
    calls: () => [],
    holds: ({ at, emitted }) => {
      expect(emitted.length).toBeLessThanOrEqual(1)
      const accepted = at().context.storedChoice === true || emitted[0]?.accepted === true
      expect(at().hasTag('allowed')).toBe(accepted)
    },
    met: ({ at }) => [at().value],
    meets: ['accepted', 'declined', 'readingDetails'],
  }))

type Start = ReturnType<typeof createTestStartUp>

const tasksOf = (start: Start) => [
  start.loadSettings.calls,
  start.loadProfile.calls,
  start.loadCountries.calls,
  start.loadPages.calls,
  start.loadCurrencies.calls,
]

const readingOf = (start: Start): DeferredCall<undefined, never>[] => tasksOf(start).flatMap((calls) => [...calls])

const callsOf = (start: Start) => [...start.bootstrap.calls, ...start.checkAuth.calls, ...readingOf(start)]

const arrives = ({ loadSettings, loadProfile, loadCountries, loadPages, loadCurrencies }: Start, pick: number) =>
  [
    () => callOf(loadSettings.calls, pick)?.answer(settings),
    () => callOf(loadProfile.calls, pick)?.answer(undefined),
    () => callOf(loadCountries.calls, pick)?.answer(countries),
    () => callOf(loadPages.calls, pick)?.answer(pages),
    () => callOf(loadCurrencies.calls, pick)?.answer(undefined),
  ] as const

test('start-up: checks the session first, then starts or shows the error for any failure', () =>
  fuzz({
    setUp: () => createTestStartUp(),
    acts: {
      prepared: ({ bootstrap }: Start, pick: number) => callOf(bootstrap.calls, pick)?.answer(undefined),
      'not prepared': ({ bootstrap }: Start, pick: number) => callOf(bootstrap.calls, pick)?.fail(new Error('no')),
      who: ({ checkAuth }: Start, pick: number) => callOf(checkAuth.calls, pick)?.answer({ signedIn: pick % 2 === 0 }),
      nobody: ({ checkAuth }: Start, pick: number) => callOf(checkAuth.calls, pick)?.fail({ kind: 'network' }),
      arrives: (start: Start, pick: number) => oneOf(arrives(start, pick), pick)(),
      fails: (start: Start, pick: number) => callOf(readingOf(start), pick)?.fail({ kind: 'server' }),
      'a lost part': ({ actor }: Start, pick: number) =>
        pick % 8 === 0 && actor.send({ type: 'preload.failed', message: 'no chunk' }),
      again: ({ actor }: Start) => actor.send({ type: 'reload.requested' }),
      retry: ({ actor }: Start) => actor.send({ type: 'retry.requested' }),
    },
    onward: async (start) => {
      const { actor, at, bootstrap, checkAuth } = start
      if (at().matches('failed')) return actor.send({ type: 'retry.requested' })
      if (at().matches('bootstrapping')) return openCallOf(bootstrap.calls)?.answer(undefined)
      if (at().matches('checkingAuth')) return openCallOf(checkAuth.calls)?.answer({ signedIn: true })
      for (const arrive of arrives(start, 1)) await arrive()
    },
    atEnd: ({ at }) => at().matches('ready'),
    calls: callsOf,
    holds: (start) => {
      const { at, bootstrap, checkAuth } = start
      const known = !at().matches('bootstrapping') && !at().matches('checkingAuth')
      expect(inFlight([...bootstrap.calls, ...checkAuth.calls])).toBe(known ? 0 : 1)
      if (!known) expect(inFlight(readingOf(start))).toBe(0)
      expect(at().hasTag('fatal')).toBe(at().context.fatalMessage !== null)
    },
    met: ({ at }) => [typeof at().value === 'string' ? JSON.stringify(at().value) : 'loading'],
    meets: ['"ready"', '"failed"', 'loading'],
  }))
