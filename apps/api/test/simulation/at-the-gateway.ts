import { applyGatewayEvent } from '../../src/domain/payments/events.ts'
import type { Handlers } from './events.ts'
import type { Charge } from './gateway.ts'
import type { Requests } from './requests.ts'
import type { World } from './world.ts'

type Types = 'bank' | 'deliver' | 'refundAtProvider' | 'refundFails' | 'dispute' | 'disputeCloses' | 'trouble'

/** What happens at the gateway, and the events that it delivers. */
export function handleGateway({ gateway }: World, { run }: Requests): Pick<Handlers, Types> {
  const change = (pay: number, act: (charge: Charge) => void) => {
    const charge = [...gateway.charges.values()].findLast(({ card }) => card === String(pay))
    if (charge) act(charge)
  }
  return {
    bank: ({ pay, isPaid }) => change(pay, (charge) => gateway.decide(charge, isPaid)),
    refundAtProvider: ({ pay, share }) => change(pay, (charge) => gateway.refundHere(charge, share)),
    refundFails: ({ pay }) => change(pay, gateway.failRefund),
    dispute: ({ pay, share }) => change(pay, (charge) => gateway.dispute(charge, share)),
    disputeCloses: ({ pay, status }) => change(pay, (charge) => gateway.closeDispute(charge, status)),
    trouble: ({ kind, calls }) => gateway.trouble(kind, calls),

    deliver({ server, choice, isAgain }) {
      const able = gateway.events.filter(({ deliveries }) => isAgain === deliveries > 0)
      const chosen = able[Math.floor(choice * able.length)]
      if (!chosen) return
      run(server, `deliver ${chosen.event.type}`, async ({ db, clock, log }) => {
        await applyGatewayEvent(db, 'simulated', chosen.event, clock.now(), log)
        chosen.deliveries += 1
      })
    },
  }
}
