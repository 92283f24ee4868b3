import { type Answer, type ApiClient, optOut, unwrap } from '@mintage/api-client'
import { authMachine, type Credentials } from '@mintage/machines/auth'
import type { Profile, SecretHolder } from '@mintage/machines/shared'
import { createActor, fromPromise } from 'xstate'
import { toProfile } from './mappers.ts'
import { type KeyValueStore, sessionExpired, storageKeys } from './storage.ts'
import { orFailure } from './toFailure.ts'

interface Options {
  client: ApiClient
  local: KeyValueStore
  credentials: SecretHolder<Credentials>
}

/** The auth machine with its effects: calls, and what the browser stores of a session (R174-R181). */
export function createSession({ client, local, credentials }: Options) {
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
          ...(phoneCountry === null ? {} : { phone_country: phoneCountry }),
          password,
          password_confirmation: password,
        }
        // Sign-up says itself what went wrong (R354), and once (D37).
        return remember(await orFailure(unwrap(client.POST('/register', { body, ...optOut('toasts') }))))
      }),
      logout: fromPromise(async () => {
        // Sent also when the person leaves the site at once: otherwise the session would go on without them.
        await orFailure(unwrap(client.POST('/logout', { keepalive: true, ...optOut('toasts') })))
      }),
      fetchProfile: fromPromise(async ({ signal }): Promise<Profile> => {
        const profile = await orFailure(unwrap(client.GET('/user/profile', { signal })))
        // The link in the mail opens in a tab of its own; this one learns of it here.
        if (profile.emailVerified) actor.send({ type: 'email.verified' })
        return toProfile(profile)
      }),
    },
  })

  const actor = createActor(machine, { input: { hasStoredSession: local.get(storageKeys.session) !== null } })
  actor.on('signedOut', ({ reason }) => {
    // Not in a tab that only receives the event: the flag may already belong to a new session.
    if (reason === 'expired' && local.get(storageKeys.session) !== null) local.set(storageKeys.session, sessionExpired)
    local.remove(storageKeys.session)
    local.remove(storageKeys.token)
  })
  return actor
}

export type Session = ReturnType<typeof createSession>
