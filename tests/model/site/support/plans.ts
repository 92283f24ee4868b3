import { pocket } from './customer.ts'

/** What may be bought here: price, VAT and total in the currencies that a path comes by. */
export const plans = {
  pocket: { plan: pocket.title, prices: { EUR: ['€9.00', '€1.80', '€10.80'], USD: ['$10.44', '$2.09', '$12.53'] } },
  studio: { plan: 'Studio', prices: { EUR: ['€39.00', '€7.80', '€46.80'], USD: ['$45.24', '$9.05', '$54.29'] } },
  tenTokens: {
    plan: 'Your own amount',
    prices: { EUR: ['€1.00', '€0.20', '€1.20'], USD: ['$1.16', '$0.23', '$1.39'] },
  },
  fiftyTokens: {
    plan: 'Your own amount',
    prices: { EUR: ['€5.00', '€1.00', '€6.00'], USD: ['$5.80', '$1.16', '$6.96'] },
  },
} as const

export const withCode = { amount: '€8.10', vat: '€1.62', total: '€9.72' } as const
