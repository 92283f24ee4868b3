import { defineModel } from '../testing/model.ts'

/** Another picture for the profile. */
export const profilePictureModel = defineModel({
  machine: 'profile-picture',
  start: 'before the account',
  states: {
    'before the account': {
      'the person opens the tab': 'the picture',
    },
    'the picture': {
      'the person picks another': 'on its way',
    },
    'on its way': {
      'the person picks one more': 'on its way',
      'the server takes it': 'the other picture',
      'the server answers that it did not work': 'the picture, and why not the other',
      'the server finds fault with it': 'the picture, and what is wrong with the other',
      'no answer comes': 'the picture, and why not the other',
    },
    'the other picture': {
      'the person picks another': 'on its way',
    },
    'the picture, and why not the other': {
      'the person picks another': 'on its way',
    },
    'the picture, and what is wrong with the other': {
      'the person picks another': 'on its way',
    },
  },
})
