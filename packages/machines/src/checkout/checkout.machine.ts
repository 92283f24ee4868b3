import { and, not } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import { readFailure } from '../shared/failure.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { initialContext, promoFailure, requestOf } from './context.ts'
import { promoServerError } from './information.ts'
import { checkOffer } from './offer.ts'

/** R203-R214, R246-R263: from a chosen offer to a checkout the server has accepted. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'Buying tokens: the offer, the terms, a promo code, the billing details.',
  context: ({ input }) => initialContext(input),
  initial: 'idle',
  on: {
    'offer.chosen': [
      {
        guard: { type: 'offerImpossible', params: ({ event }) => event.offer },
        actions: {
          type: 'tell',
          params: ({ event }) => ({
            tone: 'error',
            message: { key: assertDefined(checkOffer(event.offer)) },
          }),
        },
      },
      {
        guard: 'isSignedIn',
        target: '.buyingTokens',
        actions: { type: 'beginCheckout', params: ({ event }) => event.offer },
      },
      {
        target: '.needsSignIn',
        actions: [{ type: 'beginCheckout', params: ({ event }) => event.offer }, 'announceOffer', 'askForSignIn'],
      },
    ],
    'person.signedIn': { actions: 'markSignedIn' },
    'person.signedOut': [
      {
        guard: and(['sessionExpired', 'isOfferChosen']),
        target: '.needsSignIn',
        // The dialog closes with the session, with a toast that says why.
        actions: [
          'markSignedOut',
          'resetToOffer',
          'announceOffer',
          { type: 'tell', params: { tone: 'error', message: { key: 'auth.sessionExpired' } } },
        ],
      },
      { target: '.idle', actions: ['markSignedOut', 'endCheckout'] },
    ],
    'market.changed': { actions: { type: 'assignMarket', params: ({ event }) => event.market } },
    'order.replaced': { actions: { type: 'replaceOrder', params: ({ event }) => event.order } },
  },
  states: {
    idle: {
      description: 'Nothing is being bought.',
      on: {
        'order.reopened': [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.order },
            target: 'changingInformation.perhapsChanged',
            actions: 'reopenOrder',
          },
          { target: 'changingInformation', actions: 'reopenOrder' },
        ],
      },
    },
    needsSignIn: {
      description: 'A guest has chosen an offer. It waits half an hour for them to sign in.',
      after: { offerLifetime: { target: 'idle', actions: 'endCheckout' } },
      exit: 'announceSavedOfferRemoved',
      on: {
        'person.signedIn': { target: 'buyingTokens', actions: 'markSignedIn' },
      },
    },
    buyingTokens: {
      description: 'The Buy Tokens dialog: the offer and its price, a promo code, the terms, the consent.',
      type: 'parallel',
      tags: ['needsInput', 'buyTokensOpen'],
      on: {
        'checkout.abandoned': { target: 'idle', actions: 'endCheckout' },
        'checkout.continued': {
          guard: and(['termsAccepted', 'consentGiven', 'priceKnown', not('promoBusy'), 'minimumReached']),
          target: 'preparingInformation',
        },
      },
      states: {
        terms: {
          description: 'The terms and privacy checkbox, empty whenever the dialog is opened anew (R206).',
          initial: 'notAccepted',
          states: {
            notAccepted: {
              description: 'The checkbox is empty: nothing can be bought.',
              on: { 'terms.accepted': { target: 'accepted' } },
            },
            accepted: {
              description: 'The checkbox is ticked.',
              on: { 'terms.withdrawn': { target: 'notAccepted' } },
            },
          },
        },
        consent: {
          description:
            'The consent to begin before the withdrawal period ends, empty whenever the dialog is opened anew.',
          initial: 'notGiven',
          states: {
            notGiven: {
              description: 'The checkbox is empty: nothing can be bought.',
              on: { 'consent.given': { target: 'given' } },
            },
            given: {
              description: 'The checkbox is ticked.',
              on: { 'consent.withdrawn': { target: 'notGiven' } },
            },
          },
        },
        promo: {
          description: 'The promo code. It belongs to one offer in one currency (D19).',
          initial: 'none',
          on: {
            'promo.submitted': {
              guard: and(['codeGiven', 'priceKnown', not('promoBusy')]),
              target: '.applying',
              actions: { type: 'assignCode', params: ({ event }) => event.code },
            },
            'market.changed': {
              guard: { type: 'currencyMoved', params: ({ event }) => event.market },
              target: '.none',
              actions: [{ type: 'assignMarket', params: ({ event }) => event.market }, 'dropPromo'],
            },
          },
          states: {
            none: { description: 'No code is in force.' },
            applying: {
              description: 'The server is checking the code.',
              tags: ['applyingPromo'],
              invoke: {
                src: 'validatePromo',
                input: ({ context }) => ({
                  code: context.promoCode,
                  amount: context.price,
                  currency: context.market.currency.code,
                }),
                onDone: { target: 'applied', actions: { type: 'assignPromo', params: ({ event }) => event.output } },
                onError: {
                  target: 'refused',
                  actions: { type: 'showPromoError', params: ({ event }) => promoFailure(readFailure(event.error)) },
                },
              },
            },
            applied: {
              description: 'The code holds: its final amount stands in for the price.',
              on: { 'promo.removed': { target: 'none', actions: 'dropPromo' } },
            },
            refused: {
              description: 'The code does not hold, or could not be checked; the price is unchanged.',
            },
          },
        },
        price: {
          description: 'The price of the offer in the chosen currency.',
          initial: 'calculating',
          on: {
            'market.changed': {
              guard: { type: 'currencyMoved', params: ({ event }) => event.market },
              target: '.calculating',
            },
          },
          states: {
            calculating: {
              description: 'Asking for the price; none is shown until it is there.',
              tags: ['calculating'],
              invoke: {
                src: 'calculatePrice',
                input: ({ context }) => ({
                  offer: assertDefined(context.offer),
                  currency: context.market.currency.code,
                }),
                onDone: { target: 'known', actions: { type: 'assignPrice', params: ({ event }) => event.output } },
                onError: { target: 'unavailable', actions: { type: 'assignPrice', params: 0 } },
              },
            },
            known: { description: 'The price is known.' },
            unavailable: {
              description: 'The price could not be calculated and counts as 0 (R375): nothing can be bought.',
              tags: ['priceUnavailable'],
              on: { 'price.recalculationRequested': { target: 'calculating' } },
            },
          },
        },
        asBefore: { history: 'deep' },
      },
    },
    preparingInformation: {
      description: 'Fetching what the billing form needs.',
      tags: ['busy', 'buyTokensOpen'],
      invoke: {
        src: 'setUpInformation',
        onDone: {
          target: 'confirmingInformation',
          actions: { type: 'assignSetUp', params: ({ event }) => event.output },
        },
        onError: {
          target: 'buyingTokens.asBefore',
          actions: { type: 'tell', params: { tone: 'error', message: { key: 'checkout.setUpFailed' } } },
        },
      },
      on: {
        'checkout.abandoned': { target: 'idle', actions: 'endCheckout' },
        'market.changed': {
          guard: { type: 'currencyMoved', params: ({ event }) => event.market },
          target: 'buyingTokens',
          actions: [{ type: 'assignMarket', params: ({ event }) => event.market }, 'dropPromo'],
        },
      },
    },
    confirmingInformation: {
      description: 'The Confirm Information dialog: the person checks the sum and fills in the billing form.',
      tags: ['needsInput', 'confirmOpen'],
      on: {
        'checkout.abandoned': { target: 'idle', actions: 'endCheckout' },
        'buyer.changed': { actions: { type: 'assignBuyer', params: ({ event }) => event.buyer } },
        'checkout.returned': {
          target: 'buyingTokens.asBefore',
          actions: { type: 'assignDraft', params: ({ event }) => event.information },
        },
        'information.submitted': [
          {
            guard: { type: 'informationComplete', params: ({ event }) => event },
            target: 'submittingCheckout',
            actions: { type: 'freezeOrder', params: ({ event }) => event },
          },
          { actions: [{ type: 'showFieldErrors', params: ({ event }) => event }, 'emitProblem'] },
        ],
        'market.changed': {
          guard: { type: 'currencyMoved', params: ({ event }) => event.market },
          target: 'buyingTokens',
          actions: [{ type: 'assignMarket', params: ({ event }) => event.market }, 'dropPromo'],
        },
      },
    },
    submittingCheckout: {
      description: 'The server is opening the deposit.',
      tags: ['busy', 'confirmOpen'],
      on: { 'offer.chosen': {} },
      invoke: {
        src: 'submitCheckout',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'accepted',
          actions: [
            { type: 'assignOrder', params: ({ event }) => event.output },
            'announceAccepted',
            'endCheckout',
            'countAttempt',
          ],
        },
        onError: [
          {
            guard: 'currencyMovedSinceOrder',
            target: 'buyingTokens',
            actions: [
              { type: 'showCheckoutFailure', params: ({ event }) => readFailure(event.error) },
              'dropPromo',
              'emitProblem',
            ],
          },
          {
            guard: { type: 'promoRefused', params: ({ event }) => readFailure(event.error) },
            target: [
              'buyingTokens.promo.refused',
              'buyingTokens.terms.accepted',
              'buyingTokens.consent.given',
              'buyingTokens.price.known',
            ],
            actions: [
              { type: 'showCheckoutFailure', params: ({ event }) => readFailure(event.error) },
              {
                type: 'showPromoError',
                params: ({ event }) => ({ text: assertDefined(promoServerError(readFailure(event.error))) }),
              },
              'emitProblem',
            ],
          },
          {
            target: 'confirmingInformation',
            actions: [{ type: 'showCheckoutFailure', params: ({ event }) => readFailure(event.error) }, 'emitProblem'],
          },
        ],
      },
    },
    accepted: {
      description: 'The server has accepted the checkout; the person pays on the pay screen.',
      on: { 'order.reopened': { target: 'changingInformation', actions: 'reopenOrder' } },
    },
    changingInformation: {
      description:
        'The Confirm Information dialog over the pay screen: the order is there, its billing details may change.',
      tags: ['needsInput', 'confirmOpen'],
      initial: 'asPlaced',
      on: {
        'checkout.abandoned': { target: 'idle', actions: 'endCheckout' },
        'checkout.returned': { target: 'idle', actions: 'endCheckout' },
        'buyer.changed': { actions: { type: 'assignBuyer', params: ({ event }) => event.buyer } },
        'information.submitted': [
          {
            guard: { type: 'informationComplete', params: ({ event }) => event },
            target: 'submittingChange',
            actions: { type: 'freezeChange', params: ({ event }) => event },
          },
          { actions: [{ type: 'showFieldErrors', params: ({ event }) => event }, 'emitProblem'] },
        ],
      },
      states: {
        asPlaced: {
          description: 'The server has the details that the order was placed with: confirming them sends nothing.',
          on: {
            'information.submitted': {
              guard: { type: 'informationUnchanged', params: ({ event }) => event },
              target: '#checkout.accepted',
              actions: 'endCheckout',
            },
          },
        },
        perhapsChanged: {
          description: 'A change got no answer, and the server may have it: whatever is confirmed is sent.',
        },
      },
    },
    submittingChange: {
      description: 'The server is changing the billing details of the order. No other order is opened.',
      tags: ['busy', 'confirmOpen'],
      on: { 'offer.chosen': {} },
      invoke: {
        src: 'submitCheckout',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'accepted',
          actions: [
            { type: 'assignOrder', params: ({ event }) => event.output },
            'announceChanged',
            { type: 'tell', params: { tone: 'success', message: { key: 'checkout.billingChanged' } } },
            'clearUnanswered',
            'endCheckout',
            'countAttempt',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => readFailure(event.error) },
            target: 'changingInformation',
            actions: [{ type: 'showCheckoutFailure', params: ({ event }) => readFailure(event.error) }, 'emitProblem'],
          },
          {
            target: 'changingInformation.perhapsChanged',
            actions: [
              'assignUnanswered',
              { type: 'showCheckoutFailure', params: ({ event }) => readFailure(event.error) },
              'emitProblem',
            ],
          },
        ],
      },
    },
  },
})
