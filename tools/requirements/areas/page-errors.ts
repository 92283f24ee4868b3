import { type Area, e2e, models, plays, unit } from '../evidence.ts'
import { addresses, notFound } from './route-evidence.ts'

const cardPayment = 'packages/machines/src/card-payment/card-payment.machine.test.ts'

const failed = (path: string) =>
  models(addresses, 'a page of text', `${path}, which the list has and the server fails to give, is not found`)

/** Section 8d Card and page errors. */
export const pageErrors = {
  R377: {
    text: 'Execute status ERROR with message, or a request error, is shown under the CVV field.',
    shownBy: [
      unit(cardPayment, 'a refusal (R377, R378)'),
      plays('screens-pay--declined'),
      plays('screens-pay--outcome-unknown'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/card-payment/failures.ts',
        from: 'words === undefined ? undefined : withoutCardNumbers(words)',
        to: 'undefined',
      },
      {
        file: 'packages/machines/src/card-payment/card-payment.machine.ts',
        from: "            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },\n",
        to: '',
      },
    ],
  },
  R378: {
    text: 'Execute field errors go to their own fields.',
    shownBy: [
      unit(cardPayment, 'a refusal (R377, R378)'),
      e2e('failures.spec.ts', 'what the gateway has against a field of the card stands under that field'),
    ],
    breaks: [
      { file: 'packages/machines/src/card-payment/failures.ts', from: "  card_number: 'cardNumber',\n", to: '' },
      { file: 'packages/machines/src/card-payment/failures.ts', from: "  expiry_year: 'expiry',\n", to: '' },
      { file: 'packages/machines/src/card-payment/failures.ts', from: "  cvv: 'cvv',\n", to: '' },
      {
        file: 'packages/machines/src/card-payment/failures.ts',
        from: "  cardholder_name: 'cardholderName',\n",
        to: '',
      },
      { file: 'packages/machines/src/card-payment/failures.ts', from: "  phone: 'phone',\n", to: '' },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'const own = Object.entries(fieldErrors).map(([field, key]) => [field, say({ key })])\n    return { ...serverErrors,',
        to: 'const own = Object.entries(fieldErrors).map(([field, key]) => [field, say({ key })])\n    return {',
      },
    ],
  },
  R379: {
    text: 'Fail page has the heading "Payment Failed".',
    shownBy: [
      plays('screens-paymentfailed--no-reason-given'),
      e2e('routes.spec.ts', 'a guest opens what is public', '/fail-payment'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: "'paymentResult.failed.title': 'Payment Failed'",
        to: "'paymentResult.failed.title': 'Other words'",
      },
    ],
  },
  R380: {
    text: 'Fail page shows the error query text, else "Please try again or contact support if the problem persists.".',
    shownBy: [
      plays('screens-paymentfailed--no-reason-given'),
      plays('screens-paymentfailed--declined'),
      e2e('routes.spec.ts', 'the pages of a payment read their query', 'the reason of a failure'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: "'paymentResult.failed.detail': 'Please try again or contact support if the problem persists.'",
        to: "'paymentResult.failed.detail': 'Other words'",
      },
      {
        file: 'packages/ui/src/screens/PaymentFailed/PaymentFailed.tsx',
        from: "{reason || t('paymentResult.failed.detail')}",
        to: "{t('paymentResult.failed.detail')}",
      },
    ],
  },
  R381: {
    text: 'Fail page also carries "Unfortunately, your payment could not be processed. Please try again or contact support if the problem persists.".',
    shownBy: [plays('screens-paymentfailed--no-reason-given'), plays('screens-paymentfailed--declined')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: "'paymentResult.failed.body':\n    'Unfortunately, your payment could not be processed.",
        to: "'paymentResult.failed.body':\n    'Other words.",
      },
      {
        file: 'packages/ui/src/screens/PaymentFailed/PaymentFailed.tsx',
        from: "      <p>{t('paymentResult.failed.body')}</p>\n",
        to: '',
      },
      {
        file: 'packages/ui/src/screens/PaymentFailed/PaymentFailed.tsx',
        from: "<p>{t('paymentResult.failed.body')}</p>",
        to: "{isAnnounced ? null : <p>{t('paymentResult.failed.body')}</p>}",
      },
    ],
  },
  R382: {
    text: 'An unknown static page or failed page fetch goes to NotFound.',
    shownBy: [
      e2e('resilience.spec.ts', 'an address that leads nowhere says so, and offers the way home'),
      e2e('failures.spec.ts', 'a page that the list has and the server does not give is not found'),
      notFound('/nothing-of-ours', 'has not'),
      notFound('/one/of/ours/not', 'could not have'),
      notFound('/static-page/abc', 'could not have'),
      failed('/terms'),
      failed('/static-page/1'),
    ],
    breaks: [
      { file: 'apps/site/src/routes/public/SlugRoute.tsx', from: ': <NotFoundRoute />', to: ': null' },
      {
        file: 'apps/site/src/routes/public/StaticPageView.tsx',
        from: 'if (page === null) return <NotFoundRoute />',
        to: 'if (page === null) return null',
      },
      {
        file: 'apps/site/src/flows/static-page/useStaticPage.ts',
        from: "  return mayComeBack(page.error) ? { status: 'error', onRetry: page.retry } : null\n",
        to: "  return { status: 'error', onRetry: page.retry }\n",
      },
      {
        file: 'apps/site/src/routes/SiteRoutes.tsx',
        from: '            <Route path="*" element={<NotFoundRoute />} />\n',
        to: '',
      },
      { file: 'apps/site/src/routes/public/StaticPageByIdRoute.tsx', from: ': <NotFoundRoute />', to: ': null' },
    ],
  },
} satisfies Area
