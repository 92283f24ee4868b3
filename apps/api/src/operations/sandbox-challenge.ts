import type { FastifyInstance } from 'fastify'
import { formatMoney } from '../domain/catalogue/pricing.ts'
import { isUuid } from '../domain/checkout/deposits.ts'
import { redirectAfter } from '../domain/payments/answers.ts'
import { applyGatewayEvent } from '../domain/payments/events.ts'
import type { SandboxGateway } from '../domain/payments/sandbox/gateway.ts'
import { NotFoundError } from '../errors.ts'
import { contentSecurityPolicy, pageHeaders } from '../platform/http/security-headers.ts'
import { hashSource } from '../platform/ssr/inline.ts'
import type { Dependencies } from '../ports/dependencies.ts'

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1f2623, #ecefe9); --paper: light-dark(#f6f3ec, #141a18);
  --card: light-dark(#fffdf8, #1d2522); --line: light-dark(#d8d3c6, #38433e); --mint: light-dark(#0b6b50, #5fd3ab);
  --on-mint: light-dark(#ffffff, #0d1512) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 420px; padding: 32px; background: var(--card); border: 1px solid var(--line);
  border-radius: 16px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25 }
p { margin: 0 0 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; font-variant-numeric: tabular-nums }
dd { margin: 0; text-align: right; font-weight: 600 }
.actions { display: grid; gap: 8px }
button { width: 100%; min-height: 48px; border-radius: 10px; border: 1px solid var(--line); background: transparent;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button.primary { background: var(--mint); border-color: var(--mint); color: var(--on-mint) }
button:focus-visible { outline: 3px solid var(--mint); outline-offset: 2px }
`

const policy = contentSecurityPolicy({ 'style-src-elem': [hashSource(styles)] })

const page = (attemptId: string, details: { total: string; card: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirm your payment (test bank)</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Confirm your payment</h1>
<p>This page stands in for your bank’s 3-D Secure check. No money moves. Choose how the check ends.</p>
<dl><dt>Amount</dt><dd>${details.total}</dd><dt>Card</dt><dd>${details.card}</dd></dl>
<div class="actions">
<form method="post" action="/sandbox/3ds/${attemptId}/complete"><button class="primary">Complete</button></form>
<form method="post" action="/sandbox/3ds/${attemptId}/fail"><button>Fail</button></form>
</div>
</main>
</body>
</html>
`

interface ChallengeRoute {
  Params: { attempt: string }
}

/** The sandbox's replacement for a bank's 3-D Secure page: outside the contract, removed with the sandbox. */
export function challengePages(dependencies: Dependencies, gateway: SandboxGateway) {
  const { db, clock, log } = dependencies

  const ordersOf = (attemptId: string) =>
    db
      .selectFrom('deposits')
      .innerJoin('payment_attempts', 'payment_attempts.deposit_id', 'deposits.id')
      .where('payment_attempts.id', '=', attemptId)

  async function answer(attemptId: string, completed: boolean): Promise<string> {
    const event = await gateway.answerChallenge(attemptId, completed)
    // A cancelled check has no result of its own, so the person is redirected to the order's current state.
    const deposit = event
      ? await applyGatewayEvent(db, gateway.name, event, clock.now(), log)
      : await ordersOf(attemptId).selectAll('deposits').executeTakeFirst()
    if (!deposit) throw new NotFoundError()
    return redirectAfter(deposit)
  }

  return async (app: FastifyInstance): Promise<void> => {
    // The two forms have no fields, but browsers send a content type.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    )

    app.get<ChallengeRoute>('/sandbox/3ds/:attempt', async (request, reply) => {
      const { attempt } = request.params
      const deposit = isUuid(attempt)
        ? await ordersOf(attempt)
            .select(['total_minor', 'digits', 'currency', 'payment_attempts.card_last4'])
            .executeTakeFirst()
        : undefined
      if (!deposit) throw new NotFoundError()
      // Already answered: repeats the event, in case the server stopped between the answer and its effect.
      if (!(await gateway.isChallenged(attempt))) return reply.redirect(await answer(attempt, false), 303)
      const { total_minor, currency: code, digits } = deposit
      const total = formatMoney(total_minor, { code, digits })
      return reply
        .type('text/html; charset=utf-8')
        .headers(pageHeaders(policy, 'strict-origin-when-cross-origin'))
        .header('cache-control', 'no-store')
        .send(page(attempt, { total, card: `•••• ${deposit.card_last4 ?? ''}` }))
    })

    for (const ending of ['complete', 'fail'] as const) {
      app.post<ChallengeRoute>(`/sandbox/3ds/:attempt/${ending}`, async (request, reply) => {
        if (!isUuid(request.params.attempt)) throw new NotFoundError()
        return reply.redirect(await answer(request.params.attempt, ending === 'complete'), 303)
      })
    }
  }
}
