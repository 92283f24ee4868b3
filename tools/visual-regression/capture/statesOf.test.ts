import { expect, it } from 'vitest'
import { statesOf } from './statesOf.ts'

it('a story shows every state that names it, of any machine', () => {
  const ready = { story: 'screens-pay--ready' }
  const views = {
    payment: { filling: ready, idle: { unseen: 'Nothing is bought.' } },
    checkout: { accepted: ready, open: { story: 'overlays-modal--open' } },
  }
  expect([...statesOf(views)]).toEqual([
    ['screens-pay--ready', ['checkout.accepted', 'payment.filling']],
    ['overlays-modal--open', ['checkout.open']],
  ])
})
