import {
  deferred,
  failure,
  makeAuthAnswer,
  makeCountry,
  makeCurrencies,
  makeGuestAnswer,
  makeLanguage,
  mock,
  ok,
  type RequestHandler,
} from '@mintage/api-client/mocks'
import type { Credentials } from '@mintage/machines/auth'
import { createSecretHolder } from '@mintage/machines/shared'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { memoryStore, recordedClient } from '../testing/recordedClient.ts'
import { createCurrencyChoice, createLanguageChoice } from './preferences.ts'
import { createSession } from './session.ts'
import { createStartUp, readAgain } from './start-up.ts'

const guest = mock('get', '/is-auth', ({ reply }) => reply(200, makeGuestAnswer()))
const member = mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer()))

/** Fails the first call of a path. */
function failsOnceAt(path: '/currencies' | '/countries' | '/languages') {
  const good = goodAnswers[path]
  let calls = 0
  return mock('get', path, () => {
    calls += 1
    return calls === 1 ? Response.json(failure(''), { status: 500 }) : Response.json(ok(good()))
  })
}

const goodAnswers = {
  '/currencies': makeCurrencies,
  '/countries': () => [makeCountry()],
  '/languages': () => [makeLanguage()],
}

function open(...handlers: readonly RequestHandler[]) {
  const { client, sent } = recordedClient(...handlers)
  const local = memoryStore()
  const session = createSession({ client, local, credentials: createSecretHolder<Credentials>() })
  const currency = createCurrencyChoice(client, local)
  const language = createLanguageChoice(client, local)
  const startUp = createStartUp({ client, session, currency, language })
  onTestFinished(() => {
    for (const actor of [startUp, session, currency, language]) actor.stop()
  })
  startUp.start()
  const ready = async () => {
    await waitFor(startUp, (snapshot) => !snapshot.hasTag('busy'))
    for (const choice of [currency, language]) await waitFor(choice, (snapshot) => !snapshot.hasTag('busy'))
    return startUp.getSnapshot().context
  }
  const calls = () => sent.map(({ call }) => call.split('?')[0])
  return { startUp, session, currency, language, ready, calls }
}

describe('the start of the site (R190)', () => {
  it('checks the session and loads settings, countries, pages and currencies', async () => {
    const { ready, calls } = open(guest)
    const context = await ready()
    expect(context.errors).toEqual({})
    expect(context.signedIn).toBe(false)
    expect(context.countries.map(({ iso }) => iso)).toContain('DE')
    expect(context.pages.length).toBeGreaterThan(0)
    for (const path of ['/is-auth', '/settings', '/countries', '/static-pages', '/currencies', '/languages'])
      expect(calls()).toContain(`GET ${path}`)
    expect(calls()).not.toContain('GET /user/profile')
  })

  it('loads the profile of a signed-in person', async () => {
    const { ready, session } = open(member)
    expect(await ready()).toMatchObject({ signedIn: true, errors: {} })
    expect(session.getSnapshot().context.profile).not.toBeNull()
  })

  it.each([
    ['/user/profile', 'profile'],
    ['/currencies', 'currencies'],
    ['/settings', 'settings'],
    ['/countries', 'countries'],
    ['/static-pages', 'pages'],
  ] as const)('continues without %s and keeps the failure', async (path, task) => {
    const { ready } = open(
      member,
      mock('get', path, () => Response.json(failure(''), { status: 500 })),
    )
    expect(Object.keys((await ready()).errors)).toEqual([task])
  })
})

it('waits for slow currencies', async () => {
  const currencies = deferred('get', '/currencies')
  const { startUp, ready, calls } = open(guest, currencies.handler)
  const call = await currencies.next()
  await expect.poll(calls).toContain('GET /static-pages')
  await new Promise(setImmediate)
  expect(startUp.getSnapshot().hasTag('busy')).toBe(true)
  call.respond(Response.json(failure(''), { status: 500 }))
  expect(Object.keys((await ready()).errors)).toEqual(['currencies'])
})

describe('readAgain', () => {
  it('reloads what failed', async () => {
    const { ready, startUp, currency, language, calls } = open(guest, failsOnceAt('/countries'))
    expect(Object.keys((await ready()).errors)).toEqual(['countries'])
    readAgain({ startUp, currency, language })
    await expect.poll(async () => (await ready()).errors).toEqual({})
    expect(calls().filter((call) => call === 'GET /countries')).toHaveLength(2)
    expect(calls().filter((call) => call === 'GET /currencies')).toHaveLength(1)
  })

  it('reloads currencies and languages', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => logged.mockRestore())
    const { ready, startUp, currency, language, calls } = open(
      guest,
      failsOnceAt('/currencies'),
      failsOnceAt('/languages'),
    )
    await ready()
    expect(currency.getSnapshot().context.error).not.toBeNull()
    readAgain({ startUp, currency, language })
    await expect
      .poll(() => [currency, language].map((actor) => actor.getSnapshot().context.error))
      .toEqual([null, null])
    expect(calls().filter((call) => call === 'GET /currencies')).toHaveLength(2)
    expect(calls().filter((call) => call === 'GET /languages')).toHaveLength(2)
  })

  it('makes no call when everything was loaded', async () => {
    const { ready, startUp, currency, language, calls } = open(guest)
    await ready()
    const before = calls().length
    readAgain({ startUp, currency, language })
    await new Promise(setImmediate)
    expect(calls()).toHaveLength(before)
  })
})
