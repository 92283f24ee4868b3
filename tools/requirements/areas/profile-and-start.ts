import { type Area, e2e, unit } from '../evidence.ts'

const check = 'packages/machines/src/auth/auth.session-check.test.ts'
const forms = 'packages/machines/src/form/form.machine.test.ts'
const signedIn = 'packages/machines/src/auth/auth.signed-in.test.ts'

const starts = e2e('session.spec.ts', 'nothing is shown before it is known who is here, then everything is fetched')
const start = 'packages/machines/src/start-up/start-up.machine.test.ts'

const authMachine = 'packages/machines/src/auth/auth.machine.ts'
const startUpMachine = 'packages/machines/src/start-up/start-up.machine.ts'

/** Section 4a What is read of the person, and when the site starts. */
export const profileAndStart = {
  R187: {
    text: 'Profile is refetched when currency changes.',
    shownBy: [
      unit(
        signedIn,
        'a person who is signed in',
        'the profile is read again when the currency changes or someone asks (R187)',
      ),
      e2e(
        'frame.spec.ts',
        'the currency: fetched once, chosen in the header, and kept',
        'the profile of who is signed in is read again',
      ),
    ],
    breaks: [{ file: authMachine, from: "            'currency.changed': { target: '.loadingProfile' },\n", to: '' }],
  },
  R188: {
    text: 'Profile is refetched when the user becomes authenticated.',
    shownBy: [
      unit(
        check,
        'the check at start',
        'authenticated: signed in, e-mail verification recorded, profile read (R175, R188)',
      ),
      starts,
    ],
    breaks: [
      { file: authMachine, from: "          initial: 'loadingProfile',", to: "          initial: 'profileReady'," },
    ],
  },
  R189: {
    text: 'Profile fetch, profile update and password change do nothing (no request) when not signed in.',
    shownBy: [
      unit(signedIn, 'a person who is signed in', 'a guest has no profile: nothing is requested (R189)'),
      unit(forms, 'update profile, in the account', 'nobody signed in: nothing is sent (R189)'),
      unit(forms, 'change password, in the account', 'nobody signed in: nothing is sent (R189)'),
      unit(
        'packages/machines/src/change-password/change-password.machine.test.ts',
        'nobody signed in: no password is kept (R189)',
      ),
    ],
    breaks: [
      {
        file: authMachine,
        from: "            'form.opened': { actions: 'clearErrors' },",
        to: "            'form.opened': { actions: 'clearErrors' },\n            'profile.refreshRequested': { target: 'signedIn' },",
      },
      {
        file: 'packages/machines/src/form/accountForm.ts',
        from: "always: { guard: 'isSignedIn', target: 'editing' }",
        to: "always: { target: 'editing' }",
      },
    ],
  },
  R190: {
    text: 'Start-up goes loading -> ready or initialization error; the auth check runs before mounting.',
    shownBy: [starts, unit(start, 'the order (R190, R191)'), unit(start, 'what stops the start (R108, D44)')],
    breaks: [
      {
        file: startUpMachine,
        from: "        onDone: { target: 'checkingAuth' },",
        to: "        onDone: { target: 'loadingData' },",
      },
      {
        file: startUpMachine,
        from: "        onError: {\n          target: 'failed',",
        to: "        onError: {\n          target: 'checkingAuth',",
      },
      { file: startUpMachine, from: "      onDone: { target: 'ready', actions: 'announceStart' },\n", to: '' },
    ],
  },
  R191: {
    text: 'Start-up fetches settings, profile, countries, static pages (footer list) and currencies.',
    shownBy: [starts, unit(start, 'the order (R190, R191)')],
    breaks: [
      {
        file: startUpMachine,
        from: "          initial: 'loading',\n          states: {\n            loading: {\n              description: 'Reading the settings.',",
        to: "          initial: 'settled',\n          states: {\n            loading: {\n              description: 'Reading the settings.',",
      },
      {
        file: startUpMachine,
        from: "          initial: 'loading',\n          states: {\n            loading: {\n              description: 'Reading the countries.',",
        to: "          initial: 'settled',\n          states: {\n            loading: {\n              description: 'Reading the countries.',",
      },
      {
        file: startUpMachine,
        from: "          initial: 'loading',\n          states: {\n            loading: {\n              description: 'Reading the list of pages.',",
        to: "          initial: 'settled',\n          states: {\n            loading: {\n              description: 'Reading the list of pages.',",
      },
      {
        file: startUpMachine,
        from: "          initial: 'loading',\n          states: {\n            loading: {\n              description: 'Waiting for the list of currencies.',",
        to: "          initial: 'settled',\n          states: {\n            loading: {\n              description: 'Waiting for the list of currencies.',",
      },
      {
        file: startUpMachine,
        from: "always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'settled' }]",
        to: "always: { target: 'settled' }",
      },
    ],
  },
} satisfies Area
