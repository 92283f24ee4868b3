import {
  deferred,
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  mock,
  type RequestHandler,
} from '@mintage/api-client/mocks'
import { type Credentials, submitSignIn, submitSignUp } from '@mintage/machines/auth'
import { createSecretHolder } from '@mintage/machines/shared'
import { defaultSettings } from '@mintage/machines/start-up'
import { catalogue } from '@mintage/ui/texts/catalogue'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideCheckout } from '../flows/checkout/provideCheckout.ts'
import { readPage } from '../routes/public/readStaticPage.ts'
import { memoryStore, recordedClient } from '../testing/recordedClient.ts'
import { filledSignUp } from '../testing/signUp.ts'
import { FetchError } from './FetchError.ts'
import { readPacks } from './packs.ts'
import { createCurrencyChoice, createLanguageChoice } from './preferences.ts'
import { createSession } from './session.ts'
import { createStartUp } from './start-up.ts'

const texts: ReadonlyMap<string, unknown> = new Map(Object.entries(catalogue))

/** The message as a person reads it. */
const words = (message: { key: string } | { text: string } | null | undefined) =>
  message && ('text' in message ? message.text : texts.get(message.key))

const guest = mock('get', '/is-auth', ({ reply }) => reply(200, makeGuestAnswer()))
const signedIn = mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer()))

/** A page with these mocked responses, and the toasts that it shows. */
async function openVisit(...handlers: readonly RequestHandler[]) {
  const { client } = recordedClient(...handlers)
  const credentials = createSecretHolder<Credentials>()
  const session = createSession({ client, local: memoryStore(), credentials })
  const messages: unknown[] = []
  session.on('toast', ({ message }) => messages.push(words(message)))
  onTestFinished(() => void session.stop())
  session.start()
  const settled = async () => {
    await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
    return words(session.getSnapshot().context.error)
  }
  await settled()
  const submitted = async () => {
    await waitFor(session, (snapshot) => snapshot.hasTag('busy'))
    return settled()
  }
  return {
    messages,
    signIn: () => {
      submitSignIn(session, credentials, { email: 'ada@example.com', password: 'Copper12', rememberMe: false })
      return submitted()
    },
    signUp: () => {
      submitSignUp(session, credentials, filledSignUp)
      return submitted()
    },
    signOut: () => {
      session.send({ type: 'logout.requested' })
      return submitted()
    },
  }
}

describe('messages of a session', () => {
  it('shows only "Welcome back!" after signing in (R360)', async () => {
    const { messages, signIn } = await openVisit(guest)
    expect(await signIn()).toBeNull()
    expect(messages).toEqual(['Welcome back!'])
  })

  it('keeps a failed sign-in without a message as "Authentication failed" (R346)', async () => {
    const { messages, signIn } = await openVisit(
      guest,
      mock('post', '/login', () => Response.error()),
    )
    expect(await signIn()).toBe('Authentication failed')
    expect(messages).toEqual([])
  })

  it.each([
    ['the words of the server', { message: 'Taken', errors: { email: ['In use'] } }, 'Taken'],
    ['else the first error', { message: '', errors: { email: ['In use'], name: ['Odd'] } }, 'In use'],
    ['else what can be done', { message: '', errors: {} }, 'Please fill in all required fields'],
  ])('shows %s for a refused sign-up (R354, R355)', async (_, more, sentence) => {
    const answer = { status: 'ERROR', ...more }
    const { messages, signUp } = await openVisit(
      guest,
      mock('post', '/register', () => Response.json(answer, { status: 422 })),
    )
    await signUp()
    expect(messages).toEqual([sentence])
  })

  it('shows and keeps "Registration failed" for a sign-up without a response (R347, R354)', async () => {
    const { messages, signUp } = await openVisit(
      guest,
      mock('post', '/register', () => Response.error()),
    )
    expect(await signUp()).toBe('Registration failed')
    expect(messages).toEqual(['Registration failed'])
  })

  it('keeps a failed logout without a message as "Logout failed" (R348)', async () => {
    const { messages, signOut } = await openVisit(
      signedIn,
      mock('post', '/logout', () => Response.error()),
    )
    expect(await signOut()).toBe('Logout failed')
    expect(messages).toEqual(['Failed to log out'])
  })
})

/** Runs a start with these mocks until no call is pending. */
async function start(...handlers: readonly RequestHandler[]) {
  const { client } = recordedClient(...handlers)
  const local = memoryStore()
  const session = createSession({ client, local, credentials: createSecretHolder<Credentials>() })
  const currency = createCurrencyChoice(client, local)
  const language = createLanguageChoice(client, local)
  const startUp = createStartUp({ client, session, currency, language })
  onTestFinished(() => {
    for (const actor of [startUp, session, currency, language]) actor.stop()
  })
  return { startUp, session }
}

describe('the kept message of a failed call during the start', () => {
  it.each([
    ['settings', 'Failed to fetch settings (R368)', mock('get', '/settings', () => Response.error())],
    ['pages', 'Failed to fetch pages (R369)', mock('get', '/static-pages', () => Response.error())],
    ['countries', 'Failed to load countries (R370)', mock('get', '/countries', () => Response.error())],
  ] as const)('%s: %s', async (task, sentence, handlers) => {
    const { startUp } = await start(guest, handlers)
    startUp.start()
    const { context } = await waitFor(startUp, (snapshot) => snapshot.matches('ready'))
    expect(Object.keys(context.errors)).toEqual([task])
    expect(`${words(context.errors[task])} `).toBe(sentence.replace(/\(.*$/, ''))
  })

  it('a failed session check: Authentication check failed (R349)', async () => {
    const check = deferred('get', '/is-auth')
    const { startUp, session } = await start(check.handler)
    startUp.start()
    await check.next()
    session.stop()
    const { context } = await waitFor(startUp, (snapshot) => snapshot.hasTag('mountable'))
    expect(words(context.errors.auth)).toBe('Authentication check failed')
  })
})

describe('the kept message of missing page data', () => {
  const errorText = async (reading: Promise<unknown>) => {
    const failed: unknown = await reading.catch((error: unknown) => error)
    return failed instanceof FetchError ? words(failed.sentence) : failed
  }

  it('invalid packs: Failed to fetch packs (R367)', { tags: ['R367'] }, async () => {
    const { client } = recordedClient(mock('get', '/packs', () => Response.json({ status: 'OK', payload: 7 })))
    expect(await errorText(readPacks(client, 'EUR'))).toBe('Failed to fetch packs')
  })

  it('a page without a response: Failed to fetch page (R369)', async () => {
    const { client } = recordedClient(mock('get', '/static-pages/{id}', () => Response.error()))
    expect(await errorText(readPage(client, { id: 4 }))).toBe('Failed to fetch page')
  })
})

describe('the message of a failed checkout', () => {
  it.each([
    [
      'the words of the server',
      () => Response.json(failure('The shop is closed.'), { status: 500 }),
      'The shop is closed.',
    ],
    ['else Checkout failed', () => Response.error(), 'Checkout failed'],
  ])('%s (R366)', async (_, answer, sentence) => {
    const { client } = recordedClient(signedIn, mock('post', '/deposit/checkout', answer))
    const machine = provideCheckout({
      client,
      packsIn: (currency) => readPacks(client, currency),
      settings: () => defaultSettings,
      countries: () => [{ id: 105, title: 'Ireland', iso: 'IE' }],
    })
    const market = { currency: { code: 'EUR', rate: 1 }, vatPercent: 20, pricesIncludeVat: false, minimumTopUp: 100 }
    const actor = createActor(machine, { input: { signedIn: true, market, idempotencySeed: 'seed', order: null } })
    const messages: unknown[] = []
    actor.on('toast', ({ tone, message }) => messages.push([tone, words(message)]))
    onTestFinished(() => void actor.stop())
    actor.start()
    actor.send({
      type: 'offer.chosen',
      offer: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
    })
    await waitFor(actor, (snapshot) => snapshot.matches({ buyingTokens: { price: 'known' } }))
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.continued' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('confirmingInformation'))
    if (context.information === null) throw new Error('nothing is filled in')
    const { information, paymentMethodId } = context
    actor.send({ type: 'information.submitted', information, paymentMethodId })
    await waitFor(actor, (snapshot) => snapshot.matches('confirmingInformation'))
    expect(messages).toEqual([['error', sentence]])
  })
})
