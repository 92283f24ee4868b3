/** Addresses that the site renders (section 2 of the product specification); all others do not exist. */
const clientRoutes = [
  /^\/$/,
  /^\/(login|register|forgot-password|reset-password|reset-password-confirm)$/,
  /^\/(pay|success-payment|fail-payment|pending-payment|processing-payment)$/,
  /^\/account(\/(my-projects|profile|payment-history|request-history|change-password))?$/,
  /^\/email-verification$/,
  /^\/email\/verify\/(success|already-success)$/,
  /^\/services(\/(generate-image|remove-background|upscale))?$/,
  /^\/(pricing|faq|check|contact|generate-image|remove-background|upscale-image)$/,
  /^\/static-page\/\d+$/,
]

/** The pages that search engines may list, in addition to the documents; other pages need a session or a link. */
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

export const isListed = (address: string): boolean =>
  listedPages.includes(address) || documentById.test(address) || !clientRoutes.some((route) => route.test(address))

/** The URL holds a mailed token. */
const secretAddress = /^\/reset-password(-confirm)?$/

/** Forms that a browser may send without JavaScript. */
export const nativeForms: readonly string[] = ['/login', '/register', '/forgot-password', '/contact']

/** Their links carry the query, which has the requested page. */
const carriesQuery: ReadonlySet<string> = new Set(['/login', '/register'])

/**
 * The requested pages that links of public pages name: the services, and a page with offers and the chosen pack. Only
 * forms with these are cached.
 */
const wantedByGuest =
  /^\/(?:services(?:\/(?:generate-image|remove-background|upscale))?|(?:pricing)?\?plan=(?<pack>[1-9]\d{0,8}))$/

const isKnown = (query: string): boolean => {
  const parameters = new URLSearchParams(query)
  return parameters.size === 1 && wantedByGuest.test(parameters.get('redirect') ?? '')
}

/** Whether a rendered page has the query of one visitor, so that nobody else asks for it. */
export const isOfOneVisitor = (address: string): boolean => {
  const [page = '', query] = address.split('?', 2)
  return query !== undefined && carriesQuery.has(page) && !isKnown(query)
}

/** The chosen pack in the address of a rendered guest form, or null. */
export const packIn = (address: string): number | null => {
  const redirect = new URLSearchParams(address.split('?')[1]).get('redirect') ?? ''
  const pack = wantedByGuest.exec(redirect)?.groups?.pack
  return pack === undefined ? null : Number(pack)
}

/** Query parameters that change the first view of a page. */
const parameterOf: Readonly<Record<string, string>> = {
  '/success-payment': 'order_id',
  '/pending-payment': 'order_id',
  '/processing-payment': 'order_id',
  '/fail-payment': 'cancelled',
  '/forgot-password': 'sent',
  '/contact': 'sent',
}

/**
 * Maps all URLs of a page to the one that is rendered, so that a page is rendered once and not for every order. Null:
 * the browser renders it, because it shows more of its URL.
 */
export function renderedAddress(page: string, query: string): string | null {
  const parameters = new URLSearchParams(query)
  if (carriesQuery.has(page)) return page + (isKnown(query) ? `?${parameters}` : query)
  const parameter = parameterOf[page]
  if (parameter === undefined) return page
  if (page === '/fail-payment' && parameters.get('error')) return null
  return parameters.has(parameter) ? `${page}?${parameter}=1` : page
}

const cardForm = /^\/pay$/

export const withoutExtraSlashes = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

/**
 * The page address that the site's router matches for a path, in any spelling: it reads PAY, /pay/ and p%61y as /pay.
 * Null if none of the fixed pages matches.
 */
export function addressOf(decodedPath: string): string | null {
  const address = withoutExtraSlashes(decodedPath).toLowerCase()
  return clientRoutes.some((route) => route.test(address)) ? address : null
}

export const holdsSecret = (address: string): boolean => secretAddress.test(address)

/** Third-party scripts are excluded from these pages. */
export const isPrivatePage = (address: string): boolean => holdsSecret(address) || cardForm.test(address)
