/**
 * Plans whose price the server is asked for (that of a pack is known with the offers): price, VAT and total in the
 * currencies that a path comes by.
 */
export const plans = {
  ninety: { tokens: 90, prices: { EUR: ['€9.00', '€1.80', '€10.80'], USD: ['$10.44', '$2.09', '$12.53'] } },
  fifty: { tokens: 50, prices: { EUR: ['€5.00', '€1.00', '€6.00'], USD: ['$5.80', '$1.16', '$6.96'] } },
  ten: { tokens: 10, prices: { EUR: ['€1.00', '€0.20', '€1.20'], USD: ['$1.16', '$0.23', '$1.39'] } },
} as const

export const withCode = { amount: '€8.10', vat: '€1.62', total: '€9.72' } as const
