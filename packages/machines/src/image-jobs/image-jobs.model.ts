import { defineModel } from '../testing/model.ts'

/** The jobs of a service as the person who has them sees them: at most two of them. */
export const imageJobsModel = defineModel({
  machine: 'image-jobs',
  start: 'before the service',
  states: {
    'before the service': {
      'the person opens the service': 'no job, looking for a recent one',
      'the person comes back to a job of the visit': 'the job of the visit, looking for a recent one',
    },
    'no job, looking for a recent one': {
      'a recent job is found': 'a job under way',
      'no recent job is found': 'no job',
      'the history cannot be read': 'no job',
      'the person hands an image in': 'one being handed in, looking for a recent one',
      'the person signs out': 'signed out',
    },
    'the job of the visit, looking for a recent one': {
      'a recent job is found': 'a job under way',
      'a newer job is found': 'two jobs',
    },
    'one being handed in, looking for a recent one': {
      'a recent job is found': 'one being handed in',
    },
    'one being handed in': {
      'the server accepts it as the job that it had': 'a job under way',
    },
    'no job': {
      'the person hands an image in': 'one being handed in',
    },
    'a job under way': {
      'the live connection opens': 'a job under way, connected',
      'the server delivers it': 'a job done',
      'the server does not know it any more': 'no job, and why',
      'the server cannot be reached': 'a job under way, offline',
      'the person calls it off in vain': 'a job under way, and why it goes on',
      'the person asks for an earlier request': 'two jobs',
      'the person hands an image in': 'a job under way, and one being handed in',
      'the person signs out': 'signed out',
    },
    'a job under way, connected': {
      'the live connection tells that it is delivered': 'a job done',
      'the live connection is cut': 'a job under way',
      'the person hands an image in': 'a job under way, connected, and one being handed in',
    },
    // Its report is there before the answer to its submission.
    'a job under way, connected, and one being handed in': {
      'the live connection tells of it first': 'two jobs, both being worked on',
    },
    'two jobs, both being worked on': {},
    'a job under way, offline': {
      'the browser is online again': 'a job under way',
    },
    'a job under way, and why it goes on': {},
    'a job done': {
      'the token of its image is given back': 'a job done, with its token given back',
      'the person puts it away': 'no job',
    },
    'a job done, with its token given back': {},
    'a job under way, and one being handed in': {
      'the server accepts it': 'two jobs',
      // An answer was lost: the job that is under way is the one that was handed in before.
      'the server accepts it as the job that it had': 'a job under way',
      'there are not enough tokens': 'a job under way, and one short of tokens',
    },
    'a job under way, and one short of tokens': {
      'some tokens arrive, but too few': 'a job under way, and one short of tokens',
      'enough tokens arrive': 'a job under way, and one offered again',
    },
    'a job under way, and one offered again': {},
    'two jobs': {
      'the person asks for the one behind': 'two jobs, the other way round',
    },
    'two jobs, the other way round': {},
    'no job, and why': {},
    'signed out': {
      'another person signs in': 'no job, looking for a recent one',
    },
  },
})
