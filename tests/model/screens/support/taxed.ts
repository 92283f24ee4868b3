/** VAT and total of each price and of the final amount of the code, by the rate. */
export const taxed: Readonly<Record<20 | 25, Readonly<Record<string, readonly [vat: string, total: string]>>>> = {
  20: {
    '0.00': ['0.00', '0.00'],
    4.99: ['1.00', '5.99'],
    '5.00': ['1.00', '6.00'],
    '8.10': ['1.62', '9.72'],
    '9.00': ['1.80', '10.80'],
    18.08: ['3.62', '21.70'],
  },
  25: { '9.00': ['2.25', '11.25'] },
}
