import { defineModel } from '../testing/model.ts'

const picks = { 'the person picks an image': 'being checked' } as const

/** Checks the origin of an image. */
export const imageCheckModel = defineModel({
  machine: 'image-check',
  start: 'before the page',
  states: {
    'before the page': { 'the person opens the page': 'asked for an image' },
    'asked for an image': picks,
    'being checked': {
      'the person picks another image': 'being checked',
      'the server finds our marks': 'told that it is ours',
      'the server finds nothing': 'told that nothing was found',
      'the server refuses the image': 'told what is wrong with the image',
      'no answer comes': 'told that nobody answered',
    },
    'told that it is ours': picks,
    'told that nothing was found': picks,
    'told what is wrong with the image': picks,
    'told that nobody answered': picks,
  },
})
