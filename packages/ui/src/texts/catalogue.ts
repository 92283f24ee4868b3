import { accountTexts } from './en/account.ts'
import { authTexts } from './en/auth.ts'
import { commonTexts } from './en/common.ts'
import { controlTexts } from './en/controls.ts'
import { faqTexts } from './en/faq.ts'
import { frameTexts } from './en/frame.ts'
import { landingTexts } from './en/landing.ts'
import { notFoundTexts } from './en/notFound.ts'
import { offersTexts } from './en/offers.ts'
import { payTexts } from './en/pay.ts'
import { paymentResultTexts } from './en/paymentResult.ts'
import { pricingTexts } from './en/pricing.ts'
import { serviceLandingTexts } from './en/serviceLanding.ts'
import { startUpTexts } from './en/startUp.ts'
import { staticPageTexts } from './en/staticPage.ts'
import type { TextArea } from './useTexts.tsx'

/** Every area after the first is checked against those before it: a key used twice does not compile. */
type Disjoint<Areas extends readonly TextArea[], Seen = never> = Areas extends readonly [
  infer First extends TextArea,
  ...infer Rest extends readonly TextArea[],
]
  ? [
      Extract<keyof First, Seen> extends never ? First : { 'duplicate keys': Extract<keyof First, Seen> },
      ...Disjoint<Rest, Seen | keyof First>,
    ]
  : []

function join<const Areas extends readonly TextArea[]>(...areas: Areas & Disjoint<Areas>): TextArea {
  return Object.assign({}, ...areas)
}

/** All English texts. For tests and tools only: a route imports the areas it shows, not this. */
export const catalogue = join(
  commonTexts,
  controlTexts,
  accountTexts,
  authTexts,
  payTexts,
  paymentResultTexts,
  faqTexts,
  frameTexts,
  landingTexts,
  notFoundTexts,
  offersTexts,
  pricingTexts,
  serviceLandingTexts,
  startUpTexts,
  staticPageTexts,
)
