import { submitSignIn, submitSignUp } from '@mintage/machines/auth'
import { submitEmail } from '@mintage/machines/forgot-password'
import { createActor, waitFor } from 'xstate'
import { createDependencies, type Dependencies } from '../app/dependencies.ts'
import { callOf } from '../app/page-data.ts'
import { safeRedirect } from '../app/redirect.ts'
import { sentFor } from '../app/sentFor.ts'
import type { SubmittedForm } from '../app/submittedForm.ts'
import { provideContact } from '../flows/account/provideContact.ts'
import { provideForgotPassword } from '../flows/auth/provideForgotPassword.ts'
import { paths } from '../paths.ts'

/** A form as a browser sends it without the program. */
export interface SentForm {
  /** The path of its page. */
  path: string
  /** The query of its page, with or without `?`. */
  query: string
  /** Texts by the names of the fields. */
  fields: Readonly<Record<string, string>>
}

/** One call of the API, for the visitor who sent the form. `path` starts with /api and has the query. */
export type CallForVisitor = (call: {
  method: string
  path: string
  body: string
}) => Promise<{ status: number; body: string }>

/** Where an accepted form leads, or the refused form. */
export type FormAnswer = { location: string } | { submitted: SubmittedForm }

interface Form {
  /** The only call that the form makes. */
  call: string
  /** Fields that are shown again. */
  kept: readonly string[]
  send: (sent: SentForm, dependencies: Dependencies) => Promise<{ location: string } | Refused>
}

type Refused = { [Form in SubmittedForm as Form['form']]: Omit<Form, 'values'> }[SubmittedForm['form']]

type Snapshot = ReturnType<Dependencies['session']['getSnapshot']>

/** The page that the program opens after signing in or up (R082, R083, R084). */
const afterSignIn = (query: string) => safeRedirect(new URLSearchParams(query).get('redirect')) ?? paths.Account

/** Signs in or up with the machine of the program, so that rules and texts are the same. */
async function sign(form: 'login' | 'register', query: string, { session }: Dependencies, submit: () => void) {
  session.start()
  const until = (isReached: (snapshot: Snapshot) => boolean) => waitFor(session, isReached)
  await until((snapshot) => !snapshot.hasTag('checking'))
  submit()
  const snapshot = await until((reached) => !reached.hasTag('busy'))
  session.stop()
  if (snapshot.hasTag('signedIn')) return { location: afterSignIn(query) }
  const { brokenRule, serverErrors, formError } = snapshot.context
  return { form, errors: { brokenRule, serverErrors, formError } }
}

const forms: Readonly<Record<string, Form>> = {
  [paths.Login]: {
    call: '/api/login',
    kept: ['email', 'rememberMe'],
    send: ({ query, fields }, dependencies) =>
      sign('login', query, dependencies, () =>
        submitSignIn(dependencies.session, dependencies.credentials, {
          email: fields.email ?? '',
          password: fields.password ?? '',
          rememberMe: 'rememberMe' in fields,
        }),
      ),
  },
  [paths.Register]: {
    call: '/api/register',
    kept: ['firstName', 'lastName', 'email', 'phone.display', 'phone.country', 'terms'],
    send({ query, fields }, dependencies) {
      const phone = fields['phone.display'] ?? ''
      return sign('register', query, dependencies, () =>
        submitSignUp(dependencies.session, dependencies.credentials, {
          firstName: fields.firstName ?? '',
          lastName: fields.lastName ?? '',
          email: fields.email ?? '',
          phone,
          // The server checks the number by its country, as it does when the parser did not load in a browser.
          phoneValid: phone.trim() === '' ? false : null,
          phoneE164: phone.trim(),
          phoneCountry: fields['phone.country'] ?? '',
          password: fields.password ?? '',
          confirmPassword: fields.confirmPassword ?? '',
          termsAccepted: 'terms' in fields,
        }),
      )
    },
  },
  [paths.ForgotPassword]: {
    call: '/api/user/request-password-restore',
    kept: ['email'],
    async send({ fields }, { client }) {
      const actor = createActor(provideForgotPassword(client)).start()
      submitEmail(actor, fields.email ?? '')
      const snapshot = await waitFor(actor, (reached) => !reached.hasTag('busy'))
      const last = actor.getPersistedSnapshot()
      actor.stop()
      return snapshot.hasTag('sent')
        ? { location: sentFor(paths.ForgotPassword) }
        : { form: 'forgotPassword', snapshot: last }
    },
  },
  [paths.Contact]: {
    call: '/api/contact-us',
    kept: ['name', 'surname', 'email', 'phone', 'topic', 'message'],
    async send({ fields }, { client }) {
      const actor = createActor(provideContact(client)).start()
      const { name = '', surname = '', email = '', phone = '', topic = '', message = '' } = fields
      actor.send({ type: 'form.submitted', values: { name, surname, email, phone, topic, message } })
      const snapshot = await waitFor(actor, (reached) => !reached.hasTag('busy'))
      const last = actor.getPersistedSnapshot()
      actor.stop()
      return snapshot.hasTag('sent') ? { location: sentFor(paths.Contact) } : { form: 'contact', snapshot: last }
    },
  },
}

/** A placeholder origin; only the path is used. */
const base = 'http://site.invalid'

const nothing = () => undefined

/**
 * Sends a form as the program would: by the same machine, with the same texts.
 * @throws Error for a path without a form
 */
export async function answerForm(sent: SentForm, call: CallForVisitor): Promise<FormAnswer> {
  const form = forms[sent.path]
  if (!form) throw new Error(`There is no form at ${sent.path}`)
  const fetch = async (request: Request) => {
    const path = callOf(request.url)
    // The machine of the session also asks who is signed in, which the answer does not depend on.
    if (new URL(request.url).pathname !== form.call) throw new TypeError(`${path} is not the call of this form`)
    const { status, body } = await call({ method: request.method, path, body: await request.text() })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  const choice = { currency: null, language: null, isReturning: false }
  const dependencies = createDependencies(
    nothing,
    { reload: nothing, open: nothing },
    {
      origin: base,
      server: { baseUrl: `${base}/api`, fetch, choice },
    },
  )
  const answer = await form.send(sent, dependencies)
  if ('location' in answer) return answer
  const values = Object.fromEntries(Object.entries(sent.fields).filter(([name]) => form.kept.includes(name)))
  return { submitted: { ...answer, values } }
}
