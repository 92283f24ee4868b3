import { defineModel } from '../testing/model.ts'

/** Coming, signing in and up, staying and leaving. */
export const authModel = defineModel({
  machine: 'auth',
  start: 'an empty tab',
  states: {
    'an empty tab': {
      'a visitor without a session comes': 'finding out about a visitor',
      'somebody with a session comes back': 'finding out about somebody',
    },
    'finding out about a visitor': {
      'the server knows no session': 'a guest',
      'the server confirms the session': 'signed in, the profile on its way',
      'the server denies the session': 'a guest',
      'no answer comes': 'a guest, not certain',
    },
    'finding out about somebody': {
      'no answer comes': 'signed in, the profile on its way',
      'the server knows no session': 'a guest',
    },
    'a guest, not certain': {
      'the person opens a form': 'a guest',
    },
    'finding out about somebody who came in elsewhere': {
      'the server confirms the session': 'signed in, the profile on its way',
      'the server knows no session': 'a guest',
    },
    'a guest': {
      'another tab begins a session': 'finding out about somebody who came in elsewhere',
      'the person submits a sign-in with gaps': 'a guest, told what is missing',
      'the person signs in': 'signing in',
      'the person submits a sign-up with gaps': 'a guest, told what is missing',
      'the person signs up': 'signing up',
    },
    'a guest, told what is missing': {
      'the person opens a form': 'a guest',
      'the person signs in': 'signing in',
    },
    'signing in': {
      'the server lets them in': 'signed in, the profile on its way',
      'the server refuses': 'a guest, told why',
    },
    'signing up': {
      'the server creates the account': 'signed in, the profile on its way',
      'the server refuses': 'a guest, told why a moment ago',
      'the person presses the button again': 'signing up',
      'four tenths of a second pass': 'signing up for longer',
    },
    'signing up for longer': {
      'the server refuses': 'a guest, told why',
    },
    'a guest, told why a moment ago': {
      'the person presses the button again': 'a guest, told why a moment ago',
      'four tenths of a second pass': 'a guest, told why',
    },
    'a guest, told why': {
      'the person signs up': 'signing up',
      'the person opens a form': 'a guest',
    },
    'signed in, the profile on its way': {
      'the profile arrives': 'signed in',
      'the profile cannot be read': 'signed in, no profile',
      'the person logs out': 'logging out',
    },
    'signed in, no profile': {
      'the profile is asked for again': 'signed in, the profile on its way',
    },
    'signed in': {
      'the currency changes': 'signed in, the profile on its way',
      'the profile is asked for again': 'signed in, the profile on its way',
      'a new balance is reported': 'signed in',
      'the e-mail is verified': 'signed in',
      'a sign-up is sent all the same': 'signed in',
      'a late 401 of an earlier session arrives': 'signed in',
      'another tab ends the session': 'logged out',
      'a 401 arrives on a protected page': 'the session has expired',
      'a 401 arrives on a public page': 'the session has expired',
      'the person logs out': 'logging out',
    },
    'the session has expired': {
      'the 401 of another call arrives': 'the session has expired',
      'the person signs in': 'signing in after the session has expired',
    },
    'signing in after the session has expired': {
      'the server lets them in': 'signed in, the profile on its way',
      'the server refuses': 'the session has expired',
    },
    'logging out': {
      'the server ends the session': 'logged out',
      'the server cannot end the session': 'logged out',
    },
    'logged out': {
      'the person signs in': 'signing in after logging out',
    },
    'signing in after logging out': {
      'the server refuses': 'logged out',
      'the server lets them in': 'signed in, the profile on its way',
    },
  },
})
