import type { Cell } from './cells.ts'

/** What somebody who designs or tests an overlay wants to see of it. */
export const modalStates = ['open', 'busy', 'errors', 'longContent', 'narrow', 'rightToLeft', 'keyboard'] as const

type ModalState = (typeof modalStates)[number]

export type ModalStates = Readonly<Record<ModalState, Cell>>

const nothing = (why: string): Cell => ({ kind: 'nothing', why })

const nothingSent = nothing('Nothing is sent from here.')
const cannotFail = nothing('Nothing is asked of the server, so nothing can fail.')
const behindIt = nothing('What it asks for fails behind it: the page it stands on says so.')

/** The stories of one overlay by the last part of their ids. */
const of = (overlay: string) => {
  const ids = (names: readonly string[]) => names.map((name) => `overlays-${overlay}--${name}`)
  return {
    stories: (...names: readonly string[]): Cell => ({ kind: 'shown', stories: ids(names) }),
    same: (why: string, ...names: readonly string[]): Cell => ({ kind: 'same', stories: ids(names), why }),
  }
}

const balance = of('balancepopover')
const buyTokens = of('buytokensmodal')
const information = of('confirminformationmodal')
const consent = of('consentmodal')
const contact = of('contactmodal')
const cookies = of('cookiebanner')
const currency = of('currencymenu')
const cutout = of('cutouteditor')
const viewer = of('imageviewer')
const menu = of('menu')
const mobile = of('mobilemenu')
const modal = of('modal')
const returnToken = of('returntokenmodal')
const services = of('servicesmenu')
const toaster = of('toaster')

const narrowed = 'Every story is narrowed and turned as well.'
const inAll = 'Long words are shown in the narrowest window.'

/** For every overlay: what shows each of its states. A test holds it to the folders and to the stories. */
export const modals: Readonly<Record<string, ModalStates>> = {
  BalancePopover: {
    open: balance.stories('with-held-tokens', 'empty', 'new-member', 'closed', 'balance-unknown'),
    busy: balance.stories('loading'),
    errors: balance.stories('failed'),
    longContent: balance.same('Its longest lines are those of tokens that are held.', 'with-held-tokens'),
    narrow: balance.stories('on-a-phone'),
    rightToLeft: balance.stories('right-to-left'),
    keyboard: balance.stories('by-keys-and-presses'),
  },
  BuyTokensModal: {
    open: buyTokens.stories('terms-not-accepted', 'ready', 'promo-applied', 'in-yen', 'no-vat', 'internal-currency'),
    busy: buyTokens.stories('going-on', 'promo-checking', 'price-on-its-way'),
    errors: buyTokens.stories(
      'could-not-go-on',
      'promo-refused',
      'promo-unreachable',
      'price-unavailable',
      'below-the-minimum',
    ),
    longContent: buyTokens.stories('long-words', 'long-title', 'long-promo-code'),
    narrow: buyTokens.same(narrowed, 'ready'),
    rightToLeft: buyTokens.same(narrowed, 'ready'),
    keyboard: buyTokens.stories('promo-applied-and-removed-by-keys'),
  },
  ConfirmInformationModal: {
    open: information.stories('prefilled', 'nothing-filled-in', 'with-promo-and-order', 'without-vat'),
    busy: information.stories('sending'),
    errors: information.stories(
      'every-field-missing',
      'wrong-phone',
      'wrong-email',
      'no-payment-method',
      'checkout-failed',
    ),
    longContent: information.stories('long-words'),
    narrow: information.stories('on-a-phone'),
    rightToLeft: information.same(narrowed, 'prefilled'),
    keyboard: information.same('Its story goes through every field by Tab.', 'long-words'),
  },
  ConsentModal: {
    open: consent.stories('asking'),
    busy: nothingSent,
    errors: cannotFail,
    longContent: consent.stories('long-words'),
    narrow: consent.same(narrowed, 'asking'),
    rightToLeft: consent.same(narrowed, 'asking'),
    keyboard: consent.same('Its story presses Enter and Escape.', 'asking'),
  },
  ContactModal: {
    open: contact.stories('empty', 'filled', 'signed-in', 'sent'),
    busy: contact.stories('sending'),
    errors: contact.stories('field-errors', 'every-field-refused', 'network-down', 'request-failed'),
    longContent: contact.stories('long-words', 'odd-input'),
    narrow: contact.same(narrowed, 'empty'),
    rightToLeft: contact.same(narrowed, 'filled'),
    keyboard: contact.stories('by-keys'),
  },
  CookieBanner: {
    open: cookies.stories('asking', 'without-choices', 'over-a-long-page'),
    busy: nothingSent,
    errors: cannotFail,
    longContent: cookies.stories('long-words'),
    narrow: cookies.same(narrowed, 'asking'),
    rightToLeft: cookies.same(narrowed, 'asking'),
    keyboard: cookies.same('Its story goes through the answers by Tab.', 'asking'),
  },
  CurrencyMenu: {
    open: currency.stories('open', 'four'),
    busy: nothingSent,
    errors: nothing('Where currencies cannot be read there is one, and no menu.'),
    longContent: currency.stories('thirty'),
    narrow: currency.stories('on-a-phone'),
    rightToLeft: currency.same(narrowed, 'four'),
    keyboard: currency.stories('by-keys'),
  },
  CutoutEditor: {
    open: cutout.stories('ready', 'by-pointer', 'enlarged', 'without-the-original', 'leaving'),
    busy: cutout.stories('loading', 'saving'),
    errors: cutout.stories('cannot-be-loaded', 'not-saved'),
    longContent: cutout.stories('long-name'),
    narrow: cutout.same(narrowed, 'by-pointer'),
    rightToLeft: cutout.stories('right-to-left'),
    keyboard: cutout.stories('by-keys'),
  },
  ImageViewer: {
    open: viewer.stories('several', 'single', 'enlarged'),
    busy: viewer.stories('loading'),
    errors: viewer.stories('cannot-be-loaded'),
    longContent: viewer.stories('long-prompt'),
    narrow: viewer.same(narrowed, 'several'),
    rightToLeft: viewer.stories('right-to-left'),
    keyboard: viewer.same('Its stories turn and enlarge by keys.', 'several', 'enlarged'),
  },
  Menu: {
    open: menu.stories('open', 'a-choice', 'with-a-disabled-item', 'many-items'),
    busy: nothingSent,
    errors: cannotFail,
    longContent: menu.stories('long-labels'),
    narrow: menu.same(inAll, 'long-labels'),
    rightToLeft: menu.stories('right-to-left'),
    keyboard: menu.stories('by-keys'),
  },
  MobileMenu: {
    open: mobile.stories('guest', 'customer', 'registration-closed', 'with-a-currency'),
    busy: nothing('Logging out closes it; the page says that it is under way.'),
    errors: behindIt,
    longContent: mobile.stories('long-words'),
    narrow: mobile.same('It stands in narrow windows only.', 'guest', 'customer'),
    rightToLeft: mobile.stories('right-to-left'),
    keyboard: mobile.stories('escape-closes'),
  },
  Modal: {
    open: modal.stories('short', 'with-description', 'large', 'one-over-another'),
    busy: nothing('What stands in it can be busy; the frame cannot.'),
    errors: nothing('What stands in it can fail; the frame cannot.'),
    longContent: modal.stories('long-content'),
    narrow: modal.stories('in-a-narrow-window', 'in-a-low-window', 'above-the-keyboard'),
    rightToLeft: modal.stories('right-to-left'),
    keyboard: modal.stories('holds-the-focus-and-gives-it-back'),
  },
  ReturnTokenModal: {
    open: returnToken.stories('one-picture', 'one-of-several', 'without-styles', 'given-back', 'none-left'),
    busy: returnToken.stories('giving-back'),
    errors: returnToken.stories('field-errors', 'not-given-back'),
    longContent: returnToken.stories('long-words'),
    narrow: returnToken.same(narrowed, 'one-of-several'),
    rightToLeft: returnToken.same(narrowed, 'one-of-several'),
    keyboard: returnToken.stories('by-keys'),
  },
  ServicesMenu: {
    open: services.stories('open', 'on-a-service-page', 'under-a-mouse'),
    busy: nothingSent,
    errors: cannotFail,
    longContent: services.stories('long-words'),
    narrow: services.same(inAll, 'long-words'),
    rightToLeft: services.stories('right-to-left'),
    keyboard: services.stories('by-keys'),
  },
  Toaster: {
    open: toaster.stories('each-tone', 'with-an-action', 'three-at-most', 'over-a-dialog'),
    busy: toaster.same('The tone of what is under way is one of them.', 'each-tone'),
    errors: toaster.same('The tone of what failed is one of them.', 'each-tone'),
    longContent: toaster.stories('very-long-text'),
    narrow: toaster.same(inAll, 'very-long-text'),
    rightToLeft: toaster.stories('right-to-left'),
    keyboard: toaster.stories('dismissed'),
  },
}
