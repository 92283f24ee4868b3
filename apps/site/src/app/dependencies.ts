import { type ApiClient, createClient, validateResponse } from '@mintage/api-client'
import type { Credentials } from '@mintage/machines/auth'
import { currencyOfCalls } from '@mintage/machines/currency-choice'
import { createSecretHolder, type SecretHolder } from '@mintage/machines/shared'
import { isProtected } from '../paths.ts'
import { consequenceOf } from './errorConsequences.ts'
import type { NoticeKey } from './notice-keys.ts'
import { createNotices, type Notices } from './notices.ts'
import { answerFrom, type PageData } from './page-data.ts'
import { type CurrencyChoice, createCurrencyChoice, createLanguageChoice, type LanguageChoice } from './preferences.ts'
import { isReturningVisitor, rememberVisitor } from './returningVisitor.ts'
import { createSession, type Session } from './session.ts'
import { createStartUp, type StartUp } from './start-up.ts'
import { createStore, deleteFiles, type KeyValueStore, storageKeys, visitKeys, workPrefix } from './storage.ts'
import type { SubmittedForm } from './submittedForm.ts'

/** Everything with side effects, created once for a page load; flows use nothing else. */
export interface Dependencies {
  readonly client: ApiClient
  readonly local: KeyValueStore
  /** Session storage: the purchase and the image work of one visit. Cleared at sign-out. */
  readonly visit: KeyValueStore
  readonly notices: Notices<NoticeKey>
  readonly credentials: SecretHolder<Credentials>
  readonly session: Session
  readonly currency: CurrencyChoice
  readonly language: LanguageChoice
  readonly startUp: StartUp
  readonly browser: Browser
  /** Whether the page was rendered on the server, so that it can be shown before the session is known. */
  readonly isRendered: boolean
  /** Whether anyone has signed in on this browser before. */
  readonly isReturning: () => boolean
  /** The form that this page answers. */
  readonly submitted: SubmittedForm | null
  /** Origin of the public address, which may differ from the address of this page. */
  readonly origin: string
}

/** What only the browser window can do; Storybook and the tests pass their own. */
export interface Browser {
  reload: () => void
  /** Opens an address outside this site, for example a bank's. */
  open: (url: string) => void
}

/** Navigates when the cause is not a click (R088). */
export type Leave = (reason: 'verifyEmail') => void

const thisWindow: Browser = {
  reload: () => window.location.reload(),
  open: (url) => window.location.assign(url),
}

/** The stored choices of a visitor. */
export interface Choice {
  currency: string | null
  language: number | null
  /** Whether anyone has signed in on the visitor's browser before. */
  isReturning: boolean
}

interface Options {
  /** Origin of the public address. */
  origin?: string
  /** Data that the server loaded while rendering this page. */
  page?: PageData | null
  submitted?: SubmittedForm | null
  /** For rendering on a server: how to call the API at an absolute address, and the choices of the visitor. */
  server?: {
    baseUrl: string
    fetch: (request: Request, init: RequestInit) => Promise<Response>
    choice: Choice
  }
}

export function createDependencies(
  leave: Leave,
  browser: Browser = thisWindow,
  { page = null, submitted = null, server, origin = page?.origin ?? window.location.origin }: Options = {},
): Dependencies {
  const local = createStore(() => window.localStorage)
  if (server?.choice.currency) local.set(storageKeys.currencyCode, server.choice.currency)
  if (server?.choice.language) local.set(storageKeys.languageId, String(server.choice.language))
  const visit = createStore(() => window.sessionStorage)
  const notices = createNotices<NoticeKey>()
  const credentials = createSecretHolder<Credentials>()

  const client = createClient({
    baseUrl: server?.baseUrl ?? '/api',
    ...(server && { fetch: server.fetch }),
    ...(page && { fetch: answerFrom(page) }),
    validateResponse,
    getToken: () => local.get('token'),
    getCurrency: () => currencyOfCalls(currency.getSnapshot().context),
    getLanguageId: () => language.getSnapshot().context.chosen.id || null,
    getSession: () => session.getSnapshot().context.session,
    onError: (error, call) => {
      const consequence = consequenceOf(error, call)
      if (consequence.kind === 'toast') notices.show({ tone: 'error', message: consequence.message })
      if (consequence.kind === 'sessionRejected') {
        session.send({
          type: 'session.rejected',
          onProtectedRoute: isProtected(window.location.pathname),
          session: call.session,
        })
      }
      if (consequence.kind === 'verifyEmail') leave('verifyEmail')
      if (consequence.kind === 'log' && !server)
        console.info(`${call.method} ${call.path}: refused`, Object.keys(error.errors))
    },
  })

  const session = createSession({ client, local, credentials, errors: submitted?.errors })
  const currency = createCurrencyChoice(client, local, page?.currency)
  const language = createLanguageChoice(client, local, page?.language)
  const startUp = createStartUp({ client, session, currency, language, page })

  session.on('signedIn', rememberVisitor)
  session.on('toast', ({ tone, message }) => notices.show({ tone, message }))
  // The purchase belongs to the person who signed out; after an expired session the offer is used again (D61).
  session.on('signedOut', ({ reason }) => {
    visit.remove(visitKeys.order)
    // Includes services that this page load has not opened: the next person must not find their data.
    for (const store of [visit, local]) for (const key of store.keys(workPrefix)) store.remove(key)
    deleteFiles()
    if (reason === 'logout') visit.remove(visitKeys.offer)
  })
  // The machine ignores this event for a guest, who has no profile.
  currency.on('currencyChanged', () => session.send({ type: 'currency.changed' }))

  return {
    client,
    local,
    visit,
    notices,
    credentials,
    session,
    currency,
    language,
    startUp,
    browser,
    isReturning: () => server?.choice.isReturning ?? isReturningVisitor(),
    isRendered: page !== null || server !== undefined,
    submitted,
    origin,
  }
}
