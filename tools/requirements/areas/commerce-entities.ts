import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const mappers = 'apps/site/src/app/mappers.test.ts'
const reference = 'apps/api/test/reference.test.ts'
const sent = (step: string) => e2e('buying.spec.ts', 'what a purchase sends: the billing form, then the card', step)

/** Section 3 Entities: what is sold and paid, messages. */
export const commerceEntities = {
  R153: {
    text: 'Pack has id, title, description, credits, price.',
    shownBy: [
      unit(mappers, 'packs', 'have id, title, description, credits and price (R153), as a list or by id (R321)'),
    ],
    breaks: [
      { file: 'apps/site/src/app/mappers.ts', from: 'title: pack.title', to: "title: ''" },
      { file: 'apps/site/src/app/mappers.ts', from: 'description: pack.description', to: "description: ''" },
      { file: 'apps/site/src/app/mappers.ts', from: 'credits: toTenths(pack.credits)', to: 'credits: pack.credits' },
      { file: 'apps/site/src/app/mappers.ts', from: 'price: toMinor(pack.price, currency)', to: 'price: pack.price' },
    ],
  },
  R154: {
    text: 'A pack with price 0 shows "free" and has no choose button.',
    shownBy: [
      plays('screens-offers--packs-and-own-amount'),
      models('tests/routes/buying.test.ts', 'a pack that costs nothing says so, and cannot be chosen'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/Offers/PackCard.tsx',
        from: 'const free = pack.price === 0',
        to: 'const free = false',
      },
      { file: 'packages/ui/src/screens/Offers/PackCard.tsx', from: "{free ? t('offers.pack.free') : ", to: '{' },
      {
        file: 'packages/ui/src/screens/Offers/PackCard.tsx',
        from: '      {free ? (\n        <Text',
        to: '      {pack.credits === 0 ? (\n        <Text',
      },
      {
        file: 'packages/ui/src/texts/en/offers.ts',
        from: "'offers.pack.free': 'free'",
        to: "'offers.pack.free': 'Other words'",
      },
    ],
  },
  R155: {
    text: 'Custom purchase holds token amount (decimal, step 0.1, min 1), computed total price, price per token.',
    shownBy: [
      unit('packages/ui/src/format/tokens.test.ts', 'the slider', 'runs from 1 to 2000 tokens (R281)'),
      unit('packages/ui/src/format/tokens.test.ts', 'the slider', 'never leaves its bounds, and holds whole tenths'),
      unit(
        'packages/machines/src/checkout/checkout.plan.test.ts',
        'choosing a plan',
        'opens the dialog with its amount, and asks for the price (R203, R204)',
      ),
      unit('packages/machines/src/checkout/amounts.test.ts', 'price per token, not rounded (D69)'),
      plays('screens-offers--typing-an-amount'),
    ],
    breaks: [
      { file: 'packages/ui/src/format/tokens.ts', from: 'MIN_CUSTOM_TOKENS = 10', to: 'MIN_CUSTOM_TOKENS = 1' },
      {
        file: 'packages/ui/src/format/tokens.ts',
        from: 'Math.max(min, Math.round(tenths))',
        to: 'Math.max(min, tenths)',
      },
      { file: 'packages/machines/src/checkout/amounts.ts', from: '(price * 10) / count', to: 'price / count' },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "target: 'known', actions: { type: 'assignPrice', params: ({ event }) => event.output }",
        to: "target: 'known'",
      },
    ],
  },
  R156: {
    text: 'Deposit has id and status.',
    shownBy: [
      unit('apps/api/test/payments.test.ts', 'cards', 'visa succeeds and credits the tokens'),
      unit(
        'packages/api-client/src/calls.test.ts',
        'the calls of the specification',
        'R319: GET /deposit/status/{id} answers with what it lists',
      ),
      unit(
        'packages/machines/src/card-payment/card-payment.machine.test.ts',
        'paying',
        'success: the browser is sent on, once',
      ),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: 'status: { $ref: "#/components/schemas/DepositStatus" }\n              example: { status: Success }',
        to: 'state: { $ref: "#/components/schemas/DepositStatus" }\n              example: { status: Success }',
      },
      {
        file: 'packages/machines/src/card-payment/context.ts',
        from: '    depositId,\n    amount',
        to: '    depositId: null,\n    amount',
      },
      {
        file: 'apps/api/src/payments/execute.ts',
        from: 'success: (deposit: Deposit) => ',
        to: 'success: (deposit: Deposit) => deposit.id.slice(99) && ',
      },
      {
        file: 'apps/api/src/operations/getDepositStatus.ts',
        from: 'return { status: deposit.status }',
        to: "return { status: 'Pending' }",
      },
    ],
  },
  R157: {
    text: 'Checkout form has name, surname, phone, country (country id), city, address, postCode, email, termsAccepted.',
    shownBy: [
      sent('the billing form under the names of the API'),
      plays('overlays-confirminformationmodal--confirms-what-is-filled-in'),
      unit(
        'packages/machines/src/checkout/checkout.buy-tokens.test.ts',
        'the Buy Tokens dialog',
        'nothing goes on without terms (R262)',
      ),
      unit(
        'apps/site/src/flows/checkout/provideCheckout.test.ts',
        'the calls of a checkout',
        'send the form and exactly one of pack, tokens and amount: a pack (R315)',
      ),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "and(['termsAccepted', 'priceKnown',",
        to: "and(['priceKnown',",
      },
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: '  surname: information.surname,\n', to: '' },
    ],
  },
  R158: {
    text: 'Promocode result has promocode_id, code, discount_amount, final_amount.',
    shownBy: [
      unit('apps/api/test/checkout.test.ts', 'promo codes', 'per cent and fixed, in the currency of the price'),
      unit(
        'apps/site/src/flows/checkout/provideCheckout.test.ts',
        'the calls of a checkout',
        'ask about a promo code with its price and currency, and read what it leaves (R320)',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'promocodeId: found.promocode_id',
        to: 'promocodeId: 0',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'toMinor(found.final_amount, currency)',
        to: 'toMinor(found.discount_amount, currency)',
      },
      {
        file: 'apps/api/src/operations/validatePromocode.ts',
        from: 'promocode_id: found.promocode.id',
        to: 'promocode_id: 0',
      },
      {
        file: 'apps/api/src/operations/validatePromocode.ts',
        from: 'code: found.promocode.code',
        to: 'code: body.code',
      },
      {
        file: 'apps/api/src/operations/validatePromocode.ts',
        from: 'discount_amount: fromMinor(discount, currency.digits)',
        to: 'discount_amount: discount',
      },
      {
        file: 'apps/api/src/operations/validatePromocode.ts',
        from: 'fromMinor(base - discount, currency.digits)',
        to: 'fromMinor(base, currency.digits)',
      },
    ],
  },
  R159: {
    text: 'Card payload [D04, D59] is card_number, expiry_month, expiry_year, cardholder_name, cvv, phone, email, amount, payment_method_id.',
    shownBy: [
      sent('the card, its number in digits only'),
      unit(
        'packages/api-client/src/calls.test.ts',
        'the calls of the specification',
        'R317: POST /deposit/checkout/execute takes what it lists',
      ),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '            expiry_month: { type: string',
        to: '            month: { type: string',
      },
      { file: 'openapi.yaml', from: '            cardholder_name: { type: string, maxLength: 100 }\n', to: '' },
    ],
  },
  R160: {
    text: 'Contact message has name, surname, email, phone, topic, message.',
    shownBy: [
      plays('overlays-contactmodal--empty'),
      unit(reference, 'the contact form', 'is kept and mailed to support'),
      unit(
        'packages/api-client/src/calls.test.ts',
        'the calls of the specification',
        'R328: POST /contact-us takes what it lists',
      ),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '            topic: { type: string, maxLength: 200 }\n            message:',
        to: '            subject: { type: string, maxLength: 200 }\n            message:',
      },
      {
        file: 'apps/api/src/operations/sendContactMessage.ts',
        from: 'topic: trimmed(body.topic)',
        to: 'topic: trimmed(body.message)',
      },
    ],
  },
} satisfies Area
