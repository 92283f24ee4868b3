import { defineModel } from '../testing/model.ts'

/** The cookie banner as a visitor meets it. */
export const cookieBannerModel = defineModel({
  machine: 'cookie-banner',
  start: 'nothing on screen',
  states: {
    'nothing on screen': {
      'the person comes for the first time': 'the banner',
      'the person comes back after declining': 'the banner',
      'the person comes back after accepting': 'accepted',
    },
    'the banner': {
      'the person accepts': 'accepted',
      'the person declines': 'declined',
      'the person wants to learn more': 'the consent dialog',
    },
    'the consent dialog': {
      'the person accepts': 'accepted',
      'the person declines': 'declined',
      'the person closes the dialog': 'the banner',
    },
    accepted: {},
    declined: {},
  },
})
