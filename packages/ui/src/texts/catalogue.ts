import { accountTexts } from './en/account.ts'
import { authTexts } from './en/auth.ts'
import { balanceTexts } from './en/balance.ts'
import { buyingTexts } from './en/buying.ts'
import { cardPaymentTexts } from './en/cardPayment.ts'
import { checkoutTexts } from './en/checkout.ts'
import { commonTexts } from './en/common.ts'
import { contactTexts } from './en/contact.ts'
import { controlTexts } from './en/controls.ts'
import { cookieTexts } from './en/cookies.ts'
import { cutoutTexts } from './en/cutout.ts'
import { errorsTexts } from './en/errors.ts'
import { faqTexts } from './en/faq.ts'
import { firstImageTexts } from './en/firstImage.ts'
import { frameTexts } from './en/frame.ts'
import { generateLandingTexts } from './en/generateLanding.ts'
import { imagesTexts } from './en/images.ts'
import { landingTexts } from './en/landing.ts'
import { mailsTexts } from './en/mails.ts'
import { notFoundTexts } from './en/notFound.ts'
import { offersTexts } from './en/offers.ts'
import { overlayTexts } from './en/overlays.ts'
import { paginationTexts } from './en/pagination.ts'
import { payTexts } from './en/pay.ts'
import { paymentResultTexts } from './en/paymentResult.ts'
import { pricingTexts } from './en/pricing.ts'
import { projectsTexts } from './en/projects.ts'
import { provenanceTexts } from './en/provenance.ts'
import { removeBackgroundLandingTexts } from './en/removeBackgroundLanding.ts'
import { serviceLandingTexts } from './en/serviceLanding.ts'
import { servicesTexts } from './en/services.ts'
import { startUpTexts } from './en/startUp.ts'
import { staticPageTexts } from './en/staticPage.ts'
import { storeTexts } from './en/store.ts'
import { subjectTexts } from './en/subject.ts'
import { tileTexts } from './en/tile.ts'
import { titlesTexts } from './en/titles.ts'
import { tokenReturnTexts } from './en/tokenReturn.ts'
import { upscaleLandingTexts } from './en/upscaleLanding.ts'
import { withdrawalTexts } from './en/withdrawal.ts'
import type { TextArea } from './useTexts.tsx'

/** Each area is checked against the previous ones: a duplicate key does not compile. */
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

/** All English texts, only for tests and tools: a route imports only its own areas. */
export const catalogue = join(
  accountTexts,
  authTexts,
  balanceTexts,
  buyingTexts,
  checkoutTexts,
  commonTexts,
  contactTexts,
  controlTexts,
  cookieTexts,
  cutoutTexts,
  errorsTexts,
  faqTexts,
  firstImageTexts,
  frameTexts,
  imagesTexts,
  landingTexts,
  mailsTexts,
  notFoundTexts,
  offersTexts,
  overlayTexts,
  paginationTexts,
  payTexts,
  cardPaymentTexts,
  paymentResultTexts,
  pricingTexts,
  projectsTexts,
  provenanceTexts,
  serviceLandingTexts,
  generateLandingTexts,
  removeBackgroundLandingTexts,
  upscaleLandingTexts,
  servicesTexts,
  startUpTexts,
  staticPageTexts,
  storeTexts,
  subjectTexts,
  tileTexts,
  titlesTexts,
  tokenReturnTexts,
  withdrawalTexts,
)
