import { defineModel } from '../testing/model.ts'

/** The requests of a service as the person who has them sees them: at most two of them. */
export const imageRequestsModel = defineModel({
  machine: 'image-requests',
  start: 'before the service',
  states: {
    'before the service': {
      'the person opens the service': 'no request, looking for a recent one',
      'the person comes back to a request of the visit': 'the request of the visit, looking for a recent one',
    },
    'no request, looking for a recent one': {
      'a recent request is found': 'a request under way',
      'no recent request is found': 'no request',
      'the history cannot be read': 'no request',
      'the person hands an image in': 'one being handed in, looking for a recent one',
      'the person signs out': 'signed out',
    },
    'the request of the visit, looking for a recent one': {
      'a recent request is found': 'a request under way',
      'a newer request is found': 'two requests',
    },
    'one being handed in, looking for a recent one': {
      'a recent request is found': 'one being handed in',
    },
    'one being handed in': {
      'the server accepts it as the request that it had': 'a request under way',
    },
    'no request': {
      'the person hands an image in': 'one being handed in',
    },
    'a request under way': {
      'the live connection opens': 'a request under way, connected',
      'the server delivers it': 'a request done',
      'the server does not know it any more': 'no request, and why',
      'the server cannot be reached': 'a request under way, offline',
      'the person calls it off in vain': 'a request under way, and why it goes on',
      'the person asks for an earlier request': 'two requests',
      'the person hands an image in': 'a request under way, and one being handed in',
      'the person signs out': 'signed out',
    },
    'a request under way, connected': {
      'the live connection tells that it is delivered': 'a request done',
      'the live connection is cut': 'a request under way',
      'the person hands an image in': 'a request under way, connected, and one being handed in',
    },
    // Its report is there before the answer to its submission.
    'a request under way, connected, and one being handed in': {
      'the live connection tells of it first': 'two requests, both being worked on',
    },
    'two requests, both being worked on': {},
    'a request under way, offline': {
      'the browser is online again': 'a request under way',
    },
    'a request under way, and why it goes on': {},
    'a request done': {
      'the token of its image is given back': 'a request done, with its token given back',
      'the person puts it away': 'no request',
    },
    'a request done, with its token given back': {},
    'a request under way, and one being handed in': {
      'the server accepts it': 'two requests',
      // An answer was lost: the request that is under way is the one that was handed in before.
      'the server accepts it as the request that it had': 'a request under way',
      'there are not enough tokens': 'a request under way, and one short of tokens',
    },
    'a request under way, and one short of tokens': {
      'some tokens arrive, but too few': 'a request under way, and one short of tokens',
      'enough tokens arrive': 'a request under way, and one offered again',
    },
    'a request under way, and one offered again': {},
    'two requests': {
      'the person asks for the one behind': 'two requests, the other way round',
    },
    'two requests, the other way round': {},
    'no request, and why': {},
    'signed out': {
      'another person signs in': 'no request, looking for a recent one',
    },
  },
})
