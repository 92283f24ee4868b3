import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const machines = 'packages/machines/src'
const choosing = (title: string) => unit(`${machines}/checkout/checkout.plan.test.ts`, 'choosing a plan', title)
const confirming = (title: string) =>
  unit(`${machines}/checkout/checkout.information.test.ts`, 'the Confirm Information dialog', title)
const withPromo = unit(
  `${machines}/checkout/checkout.promo.test.ts`,
  'the Buy Tokens dialog',
  'a promo code replaces the total until it is removed (R207, R208)',
)
const amounts = (plan: string, known: string, base: number) =>
  unit(`${machines}/checkout/amounts.test.ts`, `${plan} with ${known} pays ${base} (R212-R214, R375)`)
const priced = (title: string) => unit('apps/site/src/flows/checkout/planPrice.test.ts', 'what is to be paid', title)
const sent = (step: string) => e2e('buying.spec.ts', 'what a purchase sends: the billing form, then the card', step)
const ownAmount = e2e(
  'buying.spec.ts',
  'an amount of one’s own: its tokens are sent, and what the server makes of them is paid',
)
const journey = (step: string) =>
  e2e(
    'journey.spec.ts',
    'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
    step,
  )

const ordersPack = models(
  'tests/routes/buying.test.ts',
  'a pack is ordered by its number alone, and waits to be paid, also after a reload',
)
const packWaits = models(
  'tests/routes/buying.test.ts',
  'a pack that a guest chose waits with its amount and its number, and without tokens of its own',
)
const ordersTokens = models(
  'tests/routes/buying.test.ts',
  'an amount of one’s own is ordered by its tokens, and by no pack',
)

/** Section 4c Buying tokens. */
export const buying = {
  R203: {
    text: 'Choosing a pack opens the purchase dialog with initial amount, pack id and token amount null.',
    shownBy: [
      choosing('a pack opens the dialog with its amount, and has no number of tokens of its own (R203)'),
      sent('the billing form under the names of the API'),
      ordersPack,
      packWaits,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.setup.ts',
        from: 'plan, price: plan.amount ?? 0 })',
        to: 'plan, price: 0 })',
      },
      {
        file: 'apps/site/src/flows/offers/useOffers.ts',
        from: 'packId: id, tokens: null, amount: price',
        to: 'packId: id, tokens: credits, amount: price',
      },
      {
        file: 'apps/site/src/flows/offers/useOffers.ts',
        from: 'packId: id, tokens: null, amount: price',
        to: 'packId: null, tokens: null, amount: price',
      },
    ],
  },
  R204: {
    text: 'Choosing the custom amount opens it with pack id null and the token amount.',
    shownBy: [
      choosing('opens the dialog with its amount, and asks for the price (R203, R204)'),
      ownAmount,
      ordersTokens,
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/offers/useOffers.ts',
        from: '        packId: null,\n        tokens: tenths,',
        to: '        packId: 2,\n        tokens: tenths,',
      },
      { file: 'apps/site/src/flows/offers/useOffers.ts', from: '        tokens: tenths,', to: '        tokens: null,' },
    ],
  },
  R205: {
    text: 'A guest choosing a plan goes to Login with redirect.',
    shownBy: [
      unit(
        `${machines}/checkout/checkout.plan.test.ts`,
        'a guest (R205, D61)',
        'is led to the sign-in screen, and the plan waits',
      ),
      journey('choose a pack as a guest, sign in, and come back to the same pack'),
      models(
        'tests/routes/buying.test.ts',
        'a pack that a guest chose waits with its amount and its number, and without tokens of its own',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/useCheckout.ts',
        from: 'navigate(loginFor(here))',
        to: 'navigate(loginFor(paths.Account))',
      },
      {
        file: 'apps/site/src/flows/checkout/useCheckout.ts',
        from: "      actor.on('signInNeeded', () => navigate(loginFor(here))),\n",
        to: '',
      },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "actions: [{ type: 'beginPurchase', params: ({ event }) => event.plan }, 'announceIntent', 'askForSignIn']",
        to: "actions: [{ type: 'beginPurchase', params: ({ event }) => event.plan }, 'announceIntent']",
      },
    ],
  },
  R206: {
    text: 'Opening Buy Tokens resets the terms checkbox and promocode and recalculates price per token.',
    shownBy: [
      choosing('opened again it has nothing of before, and the price for each token is worked out anew (R206)'),
      choosing('another plan begins anew: terms, promo and price (R206, D19)'),
      plays('overlays-buytokensmodal--ready'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "initial: 'notAccepted'",
        to: "initial: 'accepted'",
      },
      {
        file: 'packages/machines/src/checkout/checkout.setup.ts',
        from: '({ ...noPurchase, plan, price',
        to: '({ plan, price',
      },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "          initial: 'calculating',\n",
        to: "          initial: 'known',\n",
      },
    ],
  },
  R207: {
    text: 'Applying a promocode replaces the total with final_amount.',
    shownBy: [
      withPromo,
      plays('overlays-buytokensmodal--promo-applied-and-removed-by-keys'),
      journey('apply a promo code, confirm the billing details'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'promo === null ? price : promo.finalAmount',
        to: 'price',
      },
    ],
  },
  R208: {
    text: 'Remove clears the promocode and restores the total.',
    shownBy: [withPromo, plays('overlays-buytokensmodal--promo-applied-and-removed-by-keys')],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.setup.ts',
        from: "dropPromo: assign({ promo: null, promoCode: '', promoError: null })",
        to: 'dropPromo: assign({ promoError: null })',
      },
    ],
  },
  R209: {
    text: 'Proceeding closes the dialog and the flow ends on /pay.',
    shownBy: [sent('the billing form under the names of the API'), ordersPack],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/useCheckout.ts',
        from: 'navigate(paths.Pay)',
        to: 'navigate(paths.Account)',
      },
    ],
  },
  R210: {
    text: 'The second dialog can go back to the first.',
    shownBy: [
      confirming('BACK returns with every choice intact, and forward again with what was typed (R139, R210)'),
      plays('overlays-confirminformationmodal--back-takes-what-was-typed'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "          target: 'buyingTokens.asBefore',\n          actions: { type: 'assignDraft'",
        to: "          target: 'idle',\n          actions: { type: 'assignDraft'",
      },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "          target: 'buyingTokens.asBefore',\n          actions: { type: 'assignDraft'",
        to: "          target: 'buyingTokens',\n          actions: { type: 'assignDraft'",
      },
    ],
  },
  R211: {
    text: 'Checkout: form filled, validated, request sent; on success the payload is saved locally and the user goes to /pay.',
    shownBy: [
      confirming('missing fields: each has its error, and the general text is said (R247, D32)'),
      confirming('is sent once, with what was agreed to, and is accepted (R211, D14)'),
      sent('the billing form under the names of the API'),
      journey('the server crashes and comes back: the checkout is still there'),
      ordersPack,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.setup.ts',
        from: '=> complete(context, submission)',
        to: '=> true',
      },
      { file: 'apps/site/src/flows/checkout/useCheckout.ts', from: '        saveCheckout(visit, checkout)\n', to: '' },
    ],
  },
  R212: {
    text: 'Pay amount = pack price if pack id set.',
    shownBy: [
      amounts('{"packId":3,"tokens":null,"amount":500}', '{"packPrice":900,"calculated":null}', 900),
      priced('is the price of the pack as the server has it (R212)'),
      sent('the card, its number in digits only'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'known.packPrice ?? plan.amount ?? 0',
        to: 'plan.amount ?? 0',
      },
    ],
  },
  R213: {
    text: 'Pay amount = server-calculated price for the token amount if no pack id.',
    shownBy: [
      amounts('{"packId":null,"tokens":2009,"amount":500}', '{"packPrice":900,"calculated":1808}', 1808),
      priced('is what the server works out for a number of tokens (R213)'),
      ownAmount,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'if (plan.tokens !== null) return known.calculated ?? 0\n',
        to: '',
      },
    ],
  },
  R214: {
    text: 'Pay amount = given amount if neither; else 0.',
    shownBy: [
      amounts('{"packId":null,"tokens":null,"amount":500}', '{"packPrice":null,"calculated":1}', 500),
      amounts('{"packId":null,"tokens":null,"amount":null}', '{"packPrice":null,"calculated":null}', 0),
      priced('is the sum itself where a sum was given, and nobody is asked (R214)'),
    ],
    breaks: [
      { file: 'packages/machines/src/checkout/amounts.ts', from: '  return plan.amount ?? 0\n}', to: '  return 0\n}' },
    ],
  },
} satisfies Area
