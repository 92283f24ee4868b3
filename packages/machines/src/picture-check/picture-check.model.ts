import { defineModel } from '../testing/model.ts'

const picks = { 'the person picks a picture': 'being checked' } as const

/** Checks the origin of a picture. */
export const pictureCheckModel = defineModel({
  machine: 'picture-check',
  start: 'before the page',
  states: {
    'before the page': { 'the person opens the page': 'asked for a picture' },
    'asked for a picture': picks,
    'being checked': {
      'the person picks another picture': 'being checked',
      'the server finds our marks': 'told that it is ours',
      'the server finds nothing': 'told that nothing was found',
      'the server refuses the picture': 'told what is wrong with the picture',
      'no answer comes': 'told that nobody answered',
    },
    'told that it is ours': picks,
    'told that nothing was found': picks,
    'told what is wrong with the picture': picks,
    'told that nobody answered': picks,
  },
})
