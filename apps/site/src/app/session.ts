import { type Answer, type ApiClient, optOut, unwrap } from '@mintage/api-client'
import { type AuthErrors, authMachine, type Credentials } from '@mintage/machines/auth'
import type { Profile, SecretHolder } from '@mintage/machines/shared'
import { createActor, fromPromise } from 'xstate'
import { toProfile } from './mappers.ts'
import { type KeyValueStore, sessionExpired, storageKeys } from './storage.ts'
import { orFailure } from './toFailure.ts'

interface Options {
  client: ApiClient
  local: KeyValueStore
  credentials: SecretHolder<Credentials>
  /** Errors of a form that was sent without the program. */
  errors?: AuthErrors | undefined
}

/** The auth machine with its side effects: calls and the stored session (R174-R181). */
export function createSession({ client, local, credentials, errors }: Options) {
  const remember = (answer: Answer<'login'> | Answer<'isAuth'>) => {
    local.set(storageKeys.session, '1')
    const token = answer.access_token ?? answer.token
    if (token) local.set(storageKeys.token, token)
    return { emailVerified: answer.emailVerified }
  }

  const machine = authMachine.provide({
    actors: {
      checkSession: fromPromise(async ({ signal }) => {
        const answer = await orFailure(unwrap(client.GET('/is-auth', { signal })))
        if (answer.authenticated) remember(answer)
        return { authenticated: answer.authenticated, emailVerified: answer.emailVerified }
      }),
      signIn: fromPromise(async ({ input }) => {
        const password = credentials.take()?.password ?? ''
        return remember(
          await orFailure(
            unwrap(client.POST('/login', { body: { username: input.email, password, remember: input.rememberMe } })),
          ),
        )
      }),
      signUp: fromPromise(async ({ input: { phoneCountry, ...form } }) => {
        const password = credentials.take()?.password ?? ''
        const body = {
          ...form,
          phoneE164: form.phoneE164 || null,
          ...(phoneCountry && { phone_country: phoneCountry }),
          password,
          password_confirmation: password,
        }
        // The sign-up form shows its own error (R354), once (D37).
        return remember(await orFailure(unwrap(client.POST('/register', { body, ...optOut('toasts') }))))
      }),
      logout: fromPromise(async () => {
        // `keepalive` sends it even when the page closes; otherwise the session would stay open.
        await orFailure(unwrap(client.POST('/logout', { keepalive: true, ...optOut('toasts') })))
      }),
      fetchProfile: fromPromise(async ({ signal }): Promise<Profile> => {
        const profile = await orFailure(unwrap(client.GET('/user/profile', { signal })))
        // The link in the mail opens another tab; this tab gets the new state here.
        if (profile.emailVerified) actor.send({ type: 'email.verified' })
        return toProfile(profile)
      }),
    },
  })

  const actor = createActor(machine, {
    input: { hasStoredSession: local.get(storageKeys.session) !== null, errors },
  })
  actor.on('signedOut', ({ reason }) => {
    // Only in the tab where the session ended: in another tab the flag may belong to a new session.
    if (reason === 'expired' && local.get(storageKeys.session) !== null) local.set(storageKeys.session, sessionExpired)
    local.remove(storageKeys.session)
    local.remove(storageKeys.token)
  })
  return actor
}

export type Session = ReturnType<typeof createSession>
