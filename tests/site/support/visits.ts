import { makeProject, makeQuote, mock, page, type RequestHandler } from '@mintage/api-client/mocks'
import { paths } from '../../../apps/site/src/paths.ts'
import { pixel } from './images.ts'

/** How a route is opened. */
export interface Visitor {
  path: string
  signedIn: boolean
  /** Calls without which the page does not have what it is about, as the API names them. */
  about: readonly string[]
  /** Answers of a good day that are this page's own. */
  handlers?: () => readonly RequestHandler[]
}

type Route = keyof typeof paths

const guest = (path: string, about: readonly string[] = []): Visitor => ({ path, signedIn: false, about })
const customer = (path: string, about: readonly string[] = []): Visitor => ({ path, signedIn: true, about })

const order = makeQuote().id
const status = `GET /deposit/status/${order}`
const pending = () => [mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Pending' }))]

/** An image that loads: one that does not would say so in its own time. */
const library = () => [
  mock('get', '/projects', ({ reply }) => reply(200, page([makeProject({ thumb_url: pixel, file_url: pixel })]))),
]

/** One visit for every route of the site; a route that is added is a compile error until it is here. */
export const visits: Readonly<Record<Route, Visitor>> = {
  HomePage: guest(paths.HomePage, ['GET /packs']),
  Login: guest(paths.Login),
  Register: guest(paths.Register, ['GET /settings']),
  ForgotPassword: guest(paths.ForgotPassword),
  ResetPasswordConfirmPage: guest(`${paths.ResetPasswordConfirmPage}?token=t&email=ada%40example.com`),
  ResetPassword: guest(`${paths.ResetPassword}?token=t&email=ada%40example.com`),
  Pay: customer(paths.Pay),
  PaymentSuccess: guest(`${paths.PaymentSuccess}?order_id=${order}`),
  PaymentFailed: guest(`${paths.PaymentFailed}?error=Declined`),
  PaymentPending: { ...customer(`${paths.PaymentPending}?order_id=${order}`, [status]), handlers: pending },
  PaymentProcessing: { ...guest(`${paths.PaymentProcessing}?order_id=${order}`, [status]), handlers: pending },
  Account: customer(paths.Account, ['GET /user/profile']),
  MyProjects: { ...customer(paths.MyProjects, ['GET /projects']), handlers: library },
  Profile: customer(paths.Profile, ['GET /user/profile']),
  PaymentHistory: customer(paths.PaymentHistory, ['GET /payment-history']),
  RequestHistory: customer(paths.RequestHistory, ['GET /request-history']),
  ChangePassword: customer(paths.ChangePassword),
  EmailVerificationPage: customer(paths.EmailVerificationPage),
  EmailVerified: guest(paths.EmailVerified),
  EmailAlreadyVerified: guest(paths.EmailAlreadyVerified),
  Services: customer(paths.Services),
  ServicesGenerate: customer(paths.ServicesGenerate),
  ServicesRemoveBackground: customer(paths.ServicesRemoveBackground),
  ServicesUpscale: customer(paths.ServicesUpscale),
  PricingPage: guest(paths.PricingPage, ['GET /packs']),
  FaqPage: guest(paths.FaqPage),
  GenerateImagePage: guest(paths.GenerateImagePage),
  RemoveBackgroundPage: guest(paths.RemoveBackgroundPage),
  UpscaleImagePage: guest(paths.UpscaleImagePage),
  CheckImagePage: guest(paths.CheckImagePage),
  Contact: guest(paths.Contact),
  StaticPage: guest('/static-page/1', ['GET /static-pages/1']),
  StaticPageBySlug: guest('/terms', ['GET /static-pages/by-slug/terms', 'GET /static-pages']),
}
