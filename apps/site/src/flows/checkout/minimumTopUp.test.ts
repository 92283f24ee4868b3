import { expect, it } from 'vitest'
import { minimumTopUp } from './minimumTopUp.ts'

it.each([
  [0, 'EUR', 1, 100],
  [0.5, 'EUR', 1, 100],
  [5, 'EUR', 1, 500],
  [5, 'USD', 1.1, 550],
  [5, 'JPY', 160.5, 803],
  [0, 'JPY', 160, 1],
])(
  'min_top_up %s in %s at rate %s is %s (D07, R263, R388)',
  { tags: ['R263', 'R388'] },
  (minTopUp, code, rate, minimum) => {
    expect(minimumTopUp(minTopUp, code, rate)).toBe(minimum)
  },
)
