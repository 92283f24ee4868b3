/** Units for one EUR; fixed, so that prices do not change between two page loads. */
export const currencies = [
  { id: 1, code: 'EUR', value: 1, symbol: '€', is_default: true, digits: 2 },
  { id: 2, code: 'USD', value: 1.16, symbol: '$', is_default: false, digits: 2 },
  { id: 3, code: 'GBP', value: 0.88, symbol: '£', is_default: false, digits: 2 },
  { id: 4, code: 'JPY', value: 180, symbol: '¥', is_default: false, digits: 0 },
]
