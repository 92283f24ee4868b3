import { defineModel } from '../testing/model.ts'

/** Withdrawing from a purchase, as its buyer sees it. */
export const withdrawalModel = defineModel({
  machine: 'withdrawal',
  start: 'before the payment history',
  states: {
    'before the payment history': { 'the person looks at a purchase of this week': 'the payment history' },
    'the payment history': { 'the person wants to withdraw': 'told to wait' },
    'told to wait': {
      'what comes back arrives': 'asked to confirm',
      'there are no unused tokens': 'told that nothing comes back',
      'it was withdrawn in another tab': 'withdrawn',
      'the server refuses': 'told why not',
      'no answer comes': 'told that it could not be looked up',
      'the person closes the dialog': 'the payment history',
    },
    'told that it could not be looked up': {
      'the person asks again': 'told to wait',
      'the person closes the dialog': 'the payment history',
    },
    'asked to confirm': {
      'the person confirms': 'being withdrawn',
      'the person closes the dialog': 'the payment history',
    },
    'being withdrawn': {
      'the person presses the button again': 'being withdrawn',
      'the person tries to close the dialog': 'being withdrawn',
      'the server withdraws': 'withdrawn',
      'tokens were used in the meantime': 'asked to confirm the new figures',
      'all tokens were used in the meantime': 'told that nothing comes back',
      'the server refuses': 'told why not',
      'no answer comes': 'asked to confirm once more',
    },
    'asked to confirm the new figures': {
      'the person confirms': 'being withdrawn',
      'the person closes the dialog': 'the payment history',
    },
    'asked to confirm once more': {
      'the person confirms': 'being withdrawn',
      'the person closes the dialog': 'the payment history',
    },
    withdrawn: { 'the person closes the dialog': 'the payment history, withdrawn' },
    'the payment history, withdrawn': {},
    'told that nothing comes back': { 'the person closes the dialog': 'the payment history' },
    'told why not': { 'the person closes the dialog': 'the payment history' },
  },
})
