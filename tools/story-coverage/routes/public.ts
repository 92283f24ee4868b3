import {
  absent,
  alwaysTheSame,
  cannotFail,
  like,
  noForm,
  nothingAwaited,
  nothingSent,
  type Place,
  type States,
  sameForAll,
  stories,
} from '../shown.ts'

const staticPage: States = {
  loading: stories('screens-staticpage--loading'),
  empty: stories('screens-staticpage--without-text'),
  filled: stories('screens-staticpage--ready', 'screens-staticpage--hostile-html'),
  validation: noForm,
  busy: nothingSent,
  errors: stories('screens-staticpage--failed', 'screens-staticpage--unsanitized', 'screens-notfound--wrong-address'),
  signedOut: sameForAll,
  longContent: stories('screens-staticpage--long-title'),
  narrow: stories('screens-staticpage--phone'),
}

/** What the public page of a service shows, by the names of its stories. */
const serviceLanding = (filled: string, phone: string): States => ({
  loading: nothingAwaited,
  empty: alwaysTheSame,
  filled: stories(filled, 'screens-servicelanding--other-prices'),
  validation: noForm,
  busy: nothingSent,
  errors: absent('Prices that cannot be read are those of the documentation.'),
  signedOut: sameForAll,
  longContent: stories('screens-servicelanding--long-words'),
  narrow: stories(phone),
})

export const publicRoutes = {
  HomePage: {
    loading: stories('screens-landing--offers-loading'),
    empty: stories('screens-landing--no-packs'),
    filled: stories('screens-landing--home', 'screens-landing--tablet'),
    validation: stories('overlays-contactmodal--field-errors', 'overlays-contactmodal--every-field-refused'),
    busy: stories('overlays-contactmodal--sending'),
    errors: stories(
      'screens-landing--offers-failed',
      'screens-landing--logout-failed',
      'overlays-contactmodal--network-down',
      'overlays-contactmodal--request-failed',
    ),
    signedOut: stories('screens-landing--logged-out'),
    longContent: stories('screens-landing--long-words'),
    narrow: stories('screens-landing--phone'),
  },
  PricingPage: {
    loading: stories('screens-pricing--loading'),
    empty: stories('screens-pricing--no-packs'),
    filled: stories('screens-pricing--ready', 'screens-pricing--without-vat'),
    validation: stories('screens-pricing--amount-invalid', 'overlays-buytokensmodal--below-the-minimum'),
    busy: stories('overlays-buytokensmodal--price-on-its-way', 'overlays-buytokensmodal--going-on'),
    errors: stories(
      'screens-pricing--failed',
      'overlays-buytokensmodal--price-unavailable',
      'overlays-buytokensmodal--could-not-go-on',
    ),
    signedOut: like('filled', 'Everyone sees the same offers; a guest who chooses one is asked to sign in.'),
    longContent: stories('screens-pricing--long-words'),
    narrow: stories('screens-pricing--phone'),
  },
  FaqPage: {
    loading: stories('screens-faq--prices-unknown'),
    empty: alwaysTheSame,
    filled: stories('screens-faq--closed', 'screens-faq--answer-open'),
    validation: noForm,
    busy: nothingSent,
    errors: like('loading', 'Prices that cannot be read leave the same sentences without them.'),
    signedOut: sameForAll,
    longContent: stories('screens-faq--long-words'),
    narrow: stories('screens-faq--phone'),
  },
  GenerateImagePage: serviceLanding(
    'screens-servicelanding--generate-image',
    'screens-servicelanding--phone-generate-image',
  ),
  RemoveBackgroundPage: serviceLanding(
    'screens-servicelanding--remove-background',
    'screens-servicelanding--phone-remove-background',
  ),
  UpscaleImagePage: serviceLanding(
    'screens-servicelanding--upscale-image',
    'screens-servicelanding--phone-upscale-image',
  ),
  StaticPage: staticPage,
  StaticPageBySlug: staticPage,
  NotFound: {
    loading: nothingAwaited,
    empty: alwaysTheSame,
    filled: stories('screens-notfound--wrong-address'),
    validation: noForm,
    busy: nothingSent,
    errors: cannotFail,
    signedOut: sameForAll,
    longContent: stories('screens-notfound--long-words'),
    narrow: stories('screens-notfound--phone'),
  },
} satisfies Partial<Record<Place, States>>
