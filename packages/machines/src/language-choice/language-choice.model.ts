import { defineModel } from '../testing/model.ts'

/** Choosing the language of the interface. */
export const languageChoiceModel = defineModel({
  machine: 'language-choice',
  start: 'before the page',
  states: {
    'before the page': {
      'the page loads': 'English until the list is there',
    },
    'English until the list is there': {
      'the list arrives': 'English, its texts on the way',
      'an empty list arrives': 'nothing but English',
      'the list cannot be read': 'nothing but English, and why',
    },
    'English, its texts on the way': {
      'the texts arrive': 'English',
      'the texts cannot be read': 'English',
      'the person picks German': 'German, its texts on the way',
    },
    English: {
      'the person picks English': 'English',
      'the person picks German': 'German, its texts on the way',
      'somebody asks for a language that is not listed': 'English',
    },
    'German, its texts on the way': {
      'the texts arrive': 'German',
      'the person picks English': 'English, its texts on the way',
    },
    German: {},
    'nothing but English': {
      'the person asks for the list again': 'English until the list is there',
    },
    'nothing but English, and why': {
      'the person asks for the list again': 'English until the list is there',
    },
  },
})
