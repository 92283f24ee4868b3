import { defineModel } from '../testing/model.ts'

/** Starting the site, from a loaded page to one that can be used. */
export const startUpModel = defineModel({
  machine: 'start-up',
  start: 'an empty tab',
  states: {
    'an empty tab': { 'the page loads': 'the program is being prepared' },
    'the program is being prepared': {
      'the program is ready': 'finding out who is here',
      'the program cannot start': 'told that it could not start',
    },
    'finding out who is here': {
      'a person is signed in': 'reading what a person needs',
      'nobody is signed in': 'reading what a guest needs',
      'nobody can say who is here': 'reading what a guest needs',
      'a part of the program cannot be fetched': 'told that it could not start',
    },
    'reading what a person needs': {
      'everything arrives': 'the site, for a person',
      'nothing can be read': 'the site on its defaults, for a person',
    },
    'reading what a guest needs': {
      'everything arrives': 'the site',
      'nothing can be read': 'the site on its defaults',
      'only the settings cannot be read': 'the site on default settings',
    },
    'the site, for a person': {
      'a part of the program cannot be fetched': 'told that it could not start',
    },
    'the site on its defaults, for a person': {
      'everything is asked for again': 'reading what a person needs',
    },
    'the site': {},
    'the site on its defaults': {
      'everything is asked for again': 'reading what a guest needs',
    },
    'the site on default settings': {
      'everything is asked for again': 'reading what a guest needs',
    },
    'told that it could not start': {
      'the person tries again': 'the program is being prepared',
    },
  },
})
