import { inContract, ofServer } from '../calls-evidence.ts'
import { type Area, e2e, unit } from '../evidence.ts'

/** The site makes the call, and reads its answer. */
const ofSession = (title: string) => unit('apps/site/src/app/session.test.ts', 'the calls of a session', title)

/** Section 7b Calls: session, profile, passwords. */
export const accountCalls = {
  R303: {
    text: 'GET /is-auth -> status, authenticated, emailVerified, access_token or token.',
    shownBy: [
      ...inContract('R303: GET /is-auth'),
      ofSession('is-auth sends nothing and may bring the access_token'),
      ofSession('is-auth sends nothing and may bring the token'),
      ofServer('auth', 'signing in', 'works whatever the case of the address, by token and by cookie'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      { file: 'openapi.yaml', from: '        authenticated: { type: boolean }\n', to: '' },
      {
        file: 'openapi.yaml',
        from: '        emailVerified: { type: boolean }\n        access_token:',
        to: '        verified: { type: boolean }\n        access_token:',
      },
      {
        file: 'openapi.yaml',
        from: '        access_token: { type: string, maxLength: 2000, description: Send it as a bearer token. }\n',
        to: '',
      },
      { file: 'apps/site/src/app/session.ts', from: 'if (answer.authenticated) remember(answer)\n', to: '' },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.token' },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.access_token' },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'return { authenticated: answer.authenticated, emailVerified: answer.emailVerified }',
        to: 'return { authenticated: answer.authenticated, emailVerified: false }',
      },
      {
        file: 'apps/api/src/operations/isAuth.ts',
        from: 'authenticated: true, emailVerified',
        to: 'authenticated: false, emailVerified',
      },
    ],
  },
  R304: {
    text: 'POST /login {username, password} (username carries the e-mail) -> status OK, access_token or token, emailVerified.',
    shownBy: [
      ...inContract('R304: POST /login'),
      ofSession('signing in sends the e-mail as username, and may bring the access_token'),
      ofSession('signing in sends the e-mail as username, and may bring the token'),
      ofServer('auth', 'signing in', 'works whatever the case of the address, by token and by cookie'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: 'username: { type: string, maxLength: 254',
        to: 'email: { type: string, maxLength: 254',
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'username: input.email, password, remember',
        to: 'username: input.email, remember',
      },
      { file: 'apps/site/src/app/session.ts', from: 'username: input.email', to: 'email: input.email' },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.token' },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.access_token' },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'return { emailVerified: answer.emailVerified }',
        to: 'return { emailVerified: false }',
      },
      {
        file: 'apps/api/src/operations/login.ts',
        from: 'access_token: token, token }',
        to: 'access_token: key, token }',
      },
    ],
  },
  R305: {
    text: 'POST /register {name, surname, email, phoneE164, password, password_confirmation} -> same as login.',
    shownBy: [
      ...inContract('R305: POST /register'),
      ofSession('signing up sends the form, and may bring the access_token'),
      ofSession('signing up sends the form, and may bring the token'),
      ofServer('auth', 'signing up', 'signs the person in and grants the welcome bonus once'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      { file: 'openapi.yaml', from: '            phoneE164:\n', to: '            phone:\n' },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'password, password_confirmation: password }\n',
        to: 'password }\n',
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'phoneE164: input.phoneE164 || null, ',
        to: 'phone: input.phoneE164 || null, phoneE164: undefined, ',
      },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.token' },
      { file: 'apps/site/src/app/session.ts', from: 'answer.access_token ?? answer.token', to: 'answer.access_token' },
      { file: 'apps/api/src/operations/register.ts', from: ', access_token: token, token }', to: ' }' },
      { file: 'apps/api/src/operations/register.ts', from: 'authenticated: true', to: 'authenticated: false' },
    ],
  },
  R306: {
    text: 'POST /logout, no payload.',
    shownBy: [
      ...inContract('R306: POST /logout'),
      ofSession('signing out sends nothing'),
      ofServer('auth', 'signing out', 'ends the session and clears the cookie'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '      operationId: logout\n',
        to: '      operationId: logout\n      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/CommonFields" } } } }\n',
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: "client.POST('/logout', { keepalive: true, ...optOut('toasts') })",
        to: "client.POST('/logout', { keepalive: true, body: {}, ...optOut('toasts') })",
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: "await orFailure(unwrap(client.POST('/logout', { keepalive: true, ...optOut('toasts') })))",
        to: 'await orFailure(Promise.resolve())',
      },
      { file: 'apps/api/src/operations/logout.ts', from: 'await sessions.end(request, reply)\n', to: '' },
    ],
  },
  R307: {
    text: 'GET /user/profile -> the body itself is the profile (no envelope).',
    shownBy: [
      ...inContract('R307: GET /user/profile', { status: false }),
      ofSession('the profile is the body itself'),
      ofServer('account', 'the profile', 'changes what is sent, keeps what is not, clears what is empty'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: 'schema: { $ref: "#/components/schemas/Profile" }\n              example: &profile',
        to: 'schema: { type: object, properties: { payload: { $ref: "#/components/schemas/Profile" } } }\n              example: &profile',
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: "const profile = await orFailure(unwrap(client.GET('/user/profile', { signal })))",
        to: "const { payload: profile } = await orFailure(unwrap(client.GET('/user/profile', { signal })))",
      },
      {
        file: 'apps/api/src/operations/getProfile.ts',
        from: '({ member }, { db }) => readProfile(db, member.id)',
        to: "async ({ member }, { db }) => ({ status: 'OK', payload: await readProfile(db, member.id) })",
      },
    ],
  },
  R308: {
    text: 'PUT /user/profile with profile fields; the profile is refetched after.',
    shownBy: [
      ...inContract('R308: PUT /user/profile'),
      e2e('calls.spec.ts', 'the profile is saved by its fields, and read again'),
      ofServer('account', 'the profile', 'changes what is sent, keeps what is not, clears what is empty'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: 'country: { type: [integer, "null"], minimum: 1, maximum: 2147483647, description: A country id. }',
        to: 'country_id: { type: [integer, "null"], minimum: 1, maximum: 2147483647 }',
      },
      {
        file: 'apps/api/src/operations/updateProfile.ts',
        from: "    ...optional('post_code', body.post_code),\n",
        to: '',
      },
    ],
  },
  R309: {
    text: 'POST /user/change-password exists (payload not shown). [D11]',
    shownBy: [
      ...inContract('R309: POST /user/change-password'),
      e2e('calls.spec.ts', 'a new password is sent with the one of today'),
      ofServer('auth', 'changing the password', 'needs the current one and ends the other sessions'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: '            current_password: { type', to: '            old_password: { type' },
      {
        file: 'apps/api/src/operations/changePassword.ts',
        from: 'if (!(await verifyPassword(user.password_hash, current))) {',
        to: 'if (false) {',
      },
    ],
  },
  R310: {
    text: 'GET /user/request-password-restore?email= -> status OK.',
    shownBy: [
      ...inContract('R310: GET /user/request-password-restore'),
      e2e('calls.spec.ts', 'the link to a new password is asked for by the e-mail'),
      ofServer('auth', 'a forgotten password', 'an unknown address gets the same answer and no mail'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '        - name: email\n          in: query',
        to: '        - name: address\n          in: query',
      },
      {
        file: 'apps/api/src/operations/requestPasswordRestore.ts',
        from: 'await queuePasswordResetMail(db, clock, emailKey(email))',
        to: 'await Promise.resolve(db)',
      },
    ],
  },
  R311: {
    text: 'PUT /user/restore-password {token, email, password, password_confirmation} -> status OK.',
    shownBy: [
      ...inContract('R311: PUT /user/restore-password'),
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'the mailed one sets the new password',
      ),
      ofServer('auth', 'a forgotten password', 'is replaced by a mailed link, once, and all sessions end'),
      ofServer(
        'auth',
        'a forgotten password',
        'a link works for one hour, for its own address, and only the newest one',
      ),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '            token: { type: string, maxLength: 200 }\n            email: { type: string, maxLength: 254 }\n            password:',
        to: '            token: { type: string, maxLength: 200 }\n            password:',
      },
      {
        file: 'apps/api/src/operations/restorePassword.ts',
        from: "      .where('email_key', '=', emailKey(email))\n",
        to: '',
      },
      {
        file: 'apps/api/src/operations/restorePassword.ts',
        from: '.set({ password_hash: passwordHash })',
        to: '.set({ email_key: emailKey(email) })',
      },
    ],
  },
} satisfies Area
