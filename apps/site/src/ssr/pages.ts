import { matchPath } from 'react-router-dom'
import { paths } from '../paths.ts'

const route = (name: string) => `src/routes/${name}.tsx`

/** The layout of the sign-in forms. */
export const formFrame = route('auth/AuthLayout')

interface RenderedPage {
  path: string
  /** The parts of the program that it loads. */
  parts: readonly string[]
  /** Whether it has to call the API, so that the program starts without a sign from the visitor. */
  isLive?: true
}

/** They are the same for everyone; all other pages depend on the session or on more than the path. */
const renderedPages: readonly RenderedPage[] = [
  { path: paths.HomePage, parts: [] },
  { path: paths.PricingPage, parts: [route('public/PricingRoute')] },
  { path: paths.FaqPage, parts: [route('public/FaqRoute')] },
  { path: paths.GenerateImagePage, parts: [route('public/GenerateLandingRoute')] },
  { path: paths.RemoveBackgroundPage, parts: [route('public/RemoveBackgroundLandingRoute')] },
  { path: paths.UpscaleImagePage, parts: [route('public/UpscaleLandingRoute')] },
  { path: paths.CheckImagePage, parts: [route('public/CheckImageRoute')] },
  { path: paths.Contact, parts: [route('public/ContactRoute')] },
  { path: paths.Login, parts: [formFrame, route('auth/LoginRoute')] },
  { path: paths.Register, parts: [formFrame, route('auth/RegisterRoute')] },
  { path: paths.ForgotPassword, parts: [formFrame, route('auth/ForgotPasswordRoute')] },
  { path: paths.PaymentSuccess, parts: [route('payment/PaymentSuccessRoute')], isLive: true },
  { path: paths.PaymentFailed, parts: [route('payment/PaymentFailedRoute')], isLive: true },
  { path: paths.PaymentPending, parts: [route('payment/PaymentPendingRoute')], isLive: true },
  { path: paths.PaymentProcessing, parts: [route('payment/PaymentPendingRoute')], isLive: true },
  { path: paths.StaticPage, parts: [route('public/StaticPageByIdRoute')] },
]

const fixed: ReadonlySet<string> = new Set(Object.values(paths))
const slugParts = [route('public/SlugRoute')]
/** An address without a page. */
export const unknownPath = '/no-such-page/here'
const notFoundParts = [route('public/NotFoundRoute')]

/** The rendered page at a path; null when it is not rendered. */
export function renderedPageAt(path: string): RenderedPage | null {
  const page = renderedPages.find((candidate) => matchPath(candidate.path, path) !== null)
  if (page) return page
  if (path === unknownPath) return { path, parts: notFoundParts }
  // A fixed route always wins over a page's slug.
  if (fixed.has(path) || matchPath(paths.StaticPageBySlug, path) === null) return null
  return { path, parts: slugParts }
}

/** The pages that a guest can read without the program, except documents. */
export const quietPaths: readonly string[] = renderedPages
  .filter(({ path, isLive }) => !isLive && path !== paths.StaticPage)
  .map(({ path }) => path)
