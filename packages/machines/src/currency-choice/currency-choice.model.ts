import { defineModel } from '../testing/model.ts'

/** Choosing the currency of prices. */
export const currencyChoiceModel = defineModel({
  machine: 'currency-choice',
  start: 'before the page',
  states: {
    'before the page': {
      'the page loads': 'prices in euro until the list is there',
    },
    'prices in euro until the list is there': {
      'the list arrives': 'prices in pounds',
      'an empty list arrives': 'prices in euro',
      'the list cannot be read': 'nothing but euro, and why',
    },
    'prices in pounds': {
      'the person picks dollars': 'prices in dollars',
      'the person picks pounds': 'prices in pounds',
      'somebody asks for a currency that is not listed': 'prices in pounds, told it is invalid',
    },
    'prices in pounds, told it is invalid': {
      'the person picks pounds': 'prices in pounds',
    },
    'prices in dollars': {},
    'prices in euro': {},
    'nothing but euro, and why': {
      'somebody asks for a currency that is not listed': 'nothing but euro, told it is invalid',
      'the person asks for the list again': 'prices in euro until the list is there',
    },
    'nothing but euro, told it is invalid': {},
  },
})
