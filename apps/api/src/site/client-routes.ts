/** Addresses that the site draws itself (section 2 of the product specification); all others are pages that do not exist. */
const clientRoutes = [
  /^\/$/,
  /^\/(login|register|forgot-password|reset-password|reset-password-confirm)$/,
  /^\/(pay|success-payment|fail-payment|pending-payment|processing-payment)$/,
  /^\/account(\/(my-projects|profile|payment-history|request-history|change-password))?$/,
  /^\/email-verification$/,
  /^\/email\/verify\/(success|already-success)$/,
  /^\/services(\/(generate-image|remove-background|upscale))?$/,
  /^\/(pricing|faq|check|generate-image|remove-background|upscale-image)$/,
  /^\/static-page\/\d+$/,
]

/** Those that a search may list, beside the documents; all others are for whoever is signed in or was sent there. */
export const listedPages: readonly string[] = [
  '/',
  '/pricing',
  '/faq',
  '/generate-image',
  '/remove-background',
  '/upscale-image',
  '/check',
]

const documentById = /^\/static-page\/\d+$/

/** Whether a search may list the page at an address. */
export const isListed = (address: string): boolean =>
  listedPages.includes(address) || documentById.test(address) || !clientRoutes.some((route) => route.test(address))

/** Their address holds the token of a mail. */
const secretAddress = /^\/reset-password(-confirm)?$/

/** Forms of a guest. What they show depends on the address behind `?` as well, and a browser may send them by itself. */
export const guestForms: readonly string[] = ['/login', '/register', '/forgot-password']

/** What the first view of a page depends on beside its path: whether its address has this parameter. */
const parameterOf: Readonly<Record<string, string>> = {
  '/success-payment': 'order_id',
  '/pending-payment': 'order_id',
  '/processing-payment': 'order_id',
  '/fail-payment': 'cancelled',
}

/**
 * Of all addresses of a page the one that is rendered for it, so that a page is made once and not for every order.
 * Null: the browser draws it, because it shows more of its address.
 */
export function renderedAddress(page: string, query: string): string | null {
  if (guestForms.includes(page)) return query === '' ? page : null
  const parameter = parameterOf[page]
  if (parameter === undefined) return page
  const given = new URLSearchParams(query)
  if (page === '/fail-payment' && given.get('error')) return null
  return given.has(parameter) ? `${page}?${parameter}=1` : page
}

/** Card data is typed here. */
const cardForm = /^\/pay$/

export const withoutExtraSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

/**
 * The address of the page that the site may draw for a path, however it is spelt: its router reads PAY, /pay/ and p%61y
 * as /pay. Null: none of its fixed pages.
 */
export function addressOf(decodedPath: string): string | null {
  const address = withoutExtraSlashes(decodedPath).toLowerCase()
  return clientRoutes.some((route) => route.test(address)) ? address : null
}

export const holdsSecret = (address: string): boolean => secretAddress.test(address)

/** No third party's script may stand beside these. */
export const isPrivatePage = (address: string): boolean => holdsSecret(address) || cardForm.test(address)
