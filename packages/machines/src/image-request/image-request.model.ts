import { defineModel } from '../testing/model.ts'

/** One image request as the person who asked for it lives through it. */
export const imageRequestModel = defineModel({
  machine: 'image-request',
  start: 'before the service',
  states: {
    'before the service': {
      'the person opens the form': 'the form',
      'the person comes back to a request of before': 'asking about a request nobody has told of yet',
    },
    'the form': {
      'the live connection opens': 'the form, connected',
      'the person submits a form with mistakes': 'told what to correct',
      'the person asks for images': 'handing over',
    },
    'the form, connected': {
      'the person asks for images': 'handing over, connected',
    },
    'handing over, connected': {
      'the server puts the request into the queue': 'in the queue, connected',
    },
    'told what to correct': {
      'the person asks for images': 'handing over',
    },
    'handing over': {
      'the server puts the request into the queue': 'in the queue',
      'the server begins at once': 'being worked on',
      'the server delivers everything at once': 'delivered',
      'there are not enough tokens': 'short of tokens',
      'the server refuses the request': 'the form, and why',
      'no answer comes': 'the form, and nobody knows',
    },
    'the form, and why': {
      'the person asks for images': 'handing over',
    },
    'the form, and nobody knows': {
      'the person asks for images': 'handing over',
    },
    'short of tokens': {
      'the person goes to buy tokens': 'short of tokens',
      'some tokens arrive, but too few': 'short of tokens',
      'enough tokens arrive': 'offered again',
      'the person asks for something else': 'handing over',
    },
    'offered again': {
      'the person agrees': 'handing over',
      'the person asks for something else': 'handing over',
    },
    'in the queue': {
      'the live connection opens': 'asking, in the queue, connected',
      'a second passes': 'asking, in the queue',
      'the person calls it off': 'being called off',
    },
    'asking, in the queue': {
      'the server says: still in the queue': 'in the queue',
      'the server says: working': 'being worked on',
      'no answer comes': 'not reachable',
      'the person calls it off': 'being called off',
    },
    'in the queue, connected': {
      // No polling while reports are pushed.
      'two seconds pass': 'in the queue, connected',
      'fifteen seconds pass': 'asking, in the queue, connected',
      'the live connection tells: working': 'being worked on, connected',
      'the live connection is cut': 'in the queue',
    },
    'asking, in the queue, connected': {
      'the server says: still in the queue': 'in the queue, connected',
      'the live connection tells: working': 'being worked on, connected',
      'the live connection is cut': 'asking, in the queue',
    },
    'being worked on, connected': {
      'the live connection tells what was before': 'being worked on, connected',
      'the live connection tells: everything delivered': 'delivered',
    },
    'being worked on': {
      'a second passes': 'asking, being worked on',
    },
    'asking, being worked on': {
      'the server says: everything delivered': 'delivered',
      'the server says: partly delivered': 'partly delivered',
      'the server says: failed': 'failed and refunded',
      'the server says: cancelled': 'cancelled',
      'the server knows no such request': 'the form, and why',
    },
    'asking about a request nobody has told of yet': {
      'the server says: working': 'being worked on',
      'the server knows no such request': 'the form, and why',
    },
    'not reachable': {
      'two seconds pass': 'asking, in the queue',
      'the browser is online again': 'asking, in the queue',
    },
    'being called off': {
      'the server says: cancelled': 'cancelled',
      'the server says: everything delivered': 'delivered',
      'the calling off fails': 'asking, in the queue',
    },
    delivered: {
      'the token of an image is given back': 'delivered, and one token given back',
    },
    'delivered, and one token given back': {},
    'partly delivered': {},
    'failed and refunded': {},
    cancelled: {},
  },
})
