import { matchPath } from 'react-router-dom'
import { paths } from '../paths.ts'

const route = (name: string) => `src/routes/${name}.tsx`

/** The layout of the sign-in forms. */
export const formFrame = route('auth/AuthLayout')

/**
 * The rendered pages and the parts of the program that each loads. They are the same for everyone; all other pages
 * depend on the session or on more than the path.
 */
const renderedPages: readonly { path: string; parts: readonly string[] }[] = [
  { path: paths.HomePage, parts: [] },
  { path: paths.PricingPage, parts: [route('public/PricingRoute')] },
  { path: paths.FaqPage, parts: [route('public/FaqRoute')] },
  { path: paths.GenerateImagePage, parts: [route('public/GenerateLandingRoute')] },
  { path: paths.RemoveBackgroundPage, parts: [route('public/RemoveBackgroundLandingRoute')] },
  { path: paths.UpscaleImagePage, parts: [route('public/UpscaleLandingRoute')] },
  { path: paths.CheckImagePage, parts: [route('public/CheckImageRoute')] },
  { path: paths.Login, parts: [formFrame, route('auth/LoginRoute')] },
  { path: paths.Register, parts: [formFrame, route('auth/RegisterRoute')] },
  { path: paths.ForgotPassword, parts: [formFrame, route('auth/ForgotPasswordRoute')] },
  { path: paths.PaymentSuccess, parts: [route('payment/PaymentSuccessRoute')] },
  { path: paths.PaymentFailed, parts: [route('payment/PaymentFailedRoute')] },
  { path: paths.PaymentPending, parts: [route('payment/PaymentPendingRoute')] },
  { path: paths.PaymentProcessing, parts: [route('payment/PaymentPendingRoute')] },
  { path: paths.StaticPage, parts: [route('public/StaticPageByIdRoute')] },
]

const fixed: ReadonlySet<string> = new Set(Object.values(paths))
const slugParts = [route('public/SlugRoute')]
/** An address without a page. */
export const unknownPath = '/no-such-page/here'
const notFoundParts = [route('public/NotFoundRoute')]

/** The parts of the page at a path; null when it is not rendered. */
export function partsOf(path: string): readonly string[] | null {
  const page = renderedPages.find((candidate) => matchPath(candidate.path, path) !== null)
  if (page) return page.parts
  if (path === unknownPath) return notFoundParts
  // A fixed route always wins over a page's slug.
  return !fixed.has(path) && matchPath(paths.StaticPageBySlug, path) !== null ? slugParts : null
}
