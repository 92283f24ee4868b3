import { failure, makeCurrencies, makeLanguage, mock, ok } from '@mintage/api-client/mocks'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { memoryStore, recordedClient } from '../testing/recordedClient.ts'
import { createCurrencyChoice, createLanguageChoice } from './preferences.ts'

describe('the currency', () => {
  it('accepts only currencies in the list of the server', { tags: ['R192'] }, async () => {
    const { client, sent } = recordedClient()
    const choice = createCurrencyChoice(client, memoryStore())
    choice.start()
    const { context } = await waitFor(choice, (snapshot) => !snapshot.hasTag('busy'))
    expect(sent.map(({ call }) => call)).toEqual(['GET /currencies?currency=EUR'])
    expect(context.list).toEqual(makeCurrencies())
  })

  it('stores its code and sign when loaded and when changed (R194)', async () => {
    const { client } = recordedClient()
    const local = memoryStore()
    const choice = createCurrencyChoice(client, local)
    onTestFinished(() => void choice.stop())
    choice.start()
    await waitFor(choice, (snapshot) => !snapshot.hasTag('busy'))
    expect([local.get('currencyCode'), local.get('currencySymbol')]).toEqual(['EUR', '€'])
    choice.send({ type: 'currency.picked', code: 'USD' })
    expect([local.get('currencyCode'), local.get('currencySymbol')]).toEqual(['USD', '$'])
  })
})

describe('the language', () => {
  const french = makeLanguage({ id: 2, code: 'fr', title: 'Français', default: 0 })
  const languages = mock('get', '/languages', ({ reply }) => reply(200, ok([makeLanguage(), french])))

  it('accepts only languages in the list of the server, with texts by key', async () => {
    const { client, sent } = recordedClient(
      languages,
      mock('get', '/localizations', ({ reply }) => reply(200, { 'frame.nav.pricing': 'Tarifs' })),
    )
    const local = memoryStore()
    local.set('languageId', '2')
    const choice = createLanguageChoice(client, local)
    choice.start()
    const { context } = await waitFor(choice, (snapshot) => snapshot.matches('choosingLanguage'))
    expect(sent.map(({ call }) => call)).toEqual(['GET /languages', 'GET /localizations?lang_id=2'])
    expect(context).toMatchObject({ list: [makeLanguage(), french], chosen: french })
    expect(context.translations).toEqual({ 'frame.nav.pricing': 'Tarifs' })
  })

  it('stores its id when changed (R197)', { tags: ['R197'] }, async () => {
    const { client } = recordedClient(languages)
    const local = memoryStore()
    const choice = createLanguageChoice(client, local)
    choice.start()
    await waitFor(choice, (snapshot) => snapshot.matches('choosingLanguage'))
    expect(local.get('languageId')).toBeNull()
    choice.send({ type: 'language.picked', id: 2 })
    expect(local.get('languageId')).toBe('2')
    choice.stop()
  })

  it('logs a failed list and keeps the message (R339)', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => logged.mockRestore())
    const { client, consequences } = recordedClient(mock('get', '/languages', ({ reply }) => reply(500, failure(''))))
    const choice = createLanguageChoice(client, memoryStore())
    choice.start()
    const { context } = await waitFor(choice, (snapshot) => snapshot.matches('onlyEnglish'))
    expect(context.error).toEqual({ key: 'language.loadFailed' })
    expect(logged.mock.calls).toEqual([['No list of languages']])
    expect(consequences).toEqual(['nothing'])
  })

  it('logs failed texts and shows nothing (R340)', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => logged.mockRestore())
    const { client, consequences } = recordedClient(
      languages,
      mock('get', '/localizations', ({ reply }) => reply(500, failure('Down'))),
    )
    const choice = createLanguageChoice(client, memoryStore())
    choice.start()
    const { context } = await waitFor(choice, (snapshot) => snapshot.matches('choosingLanguage'))
    expect(context.error).toBeNull()
    expect(logged.mock.calls).toEqual([['No translations for language 1']])
    expect(consequences).toEqual(['nothing'])
  })
})
