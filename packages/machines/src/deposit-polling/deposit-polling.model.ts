import { defineModel } from '../testing/model.ts'

/** Waiting for a payment's result as the person at the pending screen lives through it. */
export const depositPollingModel = defineModel({
  machine: 'deposit-polling',
  start: 'before the pending screen',
  states: {
    'before the pending screen': {
      'a guest opens the pending screen with an order': 'asking for the first time',
      'a signed-in person opens the pending screen with an order': 'asking for the first time, signed in',
      'a signed-in person opens the pending screen without an order': 'waiting to look at the balance',
    },
    'asking for the first time': {
      'the server says: still processing': 'waiting to ask again',
      'the server says: success': 'paid',
      'the server says: error': 'failed',
      'the server says: cancelled': 'cancelled',
      'no answer comes': 'waiting after silence',
    },
    'waiting after silence': {
      'five seconds pass': 'asking for the first time',
    },
    'waiting to ask again': {
      'five seconds pass': 'asking again',
      'the guest checks the status': 'asking again',
      'the person signs in': 'waiting to ask again, signed in',
    },
    'asking again': {
      'the server says: still processing': 'waiting to ask again',
      'the server says: success': 'paid',
      'the server says: error': 'failed',
      'the server says: cancelled': 'cancelled',
      'no answer comes': 'waiting to ask again',
    },
    'asking for the first time, signed in': {
      'the server says: success': 'paid',
      'the server says: still processing': 'waiting to ask again, signed in',
    },
    'waiting to ask again, signed in': {
      'five seconds pass': 'asking again while the balance is read',
      'the person checks the status': 'asking again, and for the balance',
      'the person signs out': 'waiting to ask again',
    },
    'asking again, and for the balance': {
      'the balance is read': 'asking again, signed in',
      'the balance cannot be read': 'asking again, signed in',
      'the person checks the status': 'asking again, and for the balance',
      'the server says: success': 'paid',
    },
    'asking again, signed in': {
      'the server says: still processing': 'waiting to ask again, signed in',
    },
    'asking again while the balance is read': {
      'the server says: success': 'paid',
      'the server says: error': 'failed',
    },
    'waiting to look at the balance': {
      'five seconds pass': 'looking at the balance',
      'the person checks the status': 'looking at the balance because the person asked',
      'the person signs out': 'nothing to watch',
    },
    'looking at the balance': {
      'the balance is read': 'waiting to look at the balance again',
      'the balance cannot be read': 'waiting to look at the balance again',
    },
    'waiting to look at the balance again': {
      'half a minute passes': 'looking at the balance',
    },
    'looking at the balance because the person asked': {
      'the balance is read': 'waiting to look at the balance',
      'the balance cannot be read': 'waiting to look at the balance',
    },
    'nothing to watch': {
      'the person signs in': 'waiting to look at the balance',
    },
    paid: {},
    failed: {},
    cancelled: {},
  },
})
