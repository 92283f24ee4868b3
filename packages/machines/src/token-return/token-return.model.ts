import { defineModel } from '../testing/model.ts'

/** Giving back the token of an image that is not good. */
export const tokenReturnModel = defineModel({
  machine: 'token-return',
  start: 'before the service',
  states: {
    'before the service': {
      'the person looks at a result': 'the result',
      'the person looks at a result, with one return left': 'the result, with one return left',
      'the person looks at a result, with no return left': 'the result, with no return left',
    },
    'the result': { 'the person finds it not good': 'asked for a reason' },
    'the result, with one return left': { 'the person finds it not good': 'asked for a reason' },
    'the result, with no return left': { 'the person finds it not good': 'told that none are left' },
    'asked for a reason': {
      'the person gives no reason': 'told what to correct',
      'the person writes too much': 'told what to correct',
      'the person gives a reason': 'being given back',
      'the person closes the dialog': 'the result',
    },
    'told what to correct': {
      'the person gives a reason': 'being given back',
    },
    'being given back': {
      'the person presses the button again': 'being given back',
      'the person tries to close the dialog': 'being given back',
      'the server gives the token back': 'given back',
      'the server refuses': 'asked for a reason, and why',
      'the server finds a mistake': 'asked for a reason, with the mistake',
      'no answer comes': 'asked for a reason, and why',
    },
    'asked for a reason, and why': {
      'the person gives a reason': 'being given back',
      'the person closes the dialog': 'the result',
    },
    'asked for a reason, with the mistake': {
      'the person writes too much': 'told what to correct',
    },
    'given back': { 'the person closes the dialog': 'the result, given back' },
    'the result, given back': { 'the person finds it not good': 'asked for a reason' },
    'told that none are left': { 'the person closes the dialog': 'the result, with no return left' },
  },
})
