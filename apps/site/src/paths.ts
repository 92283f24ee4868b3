/** Every route of spec.md section 2, under the names it gives them (R041-R077). */
export const paths = {
  HomePage: '/',
  Login: '/login',
  Register: '/register',
  ForgotPassword: '/forgot-password',
  ResetPasswordConfirmPage: '/reset-password-confirm',
  ResetPassword: '/reset-password',
  Pay: '/pay',
  PaymentSuccess: '/success-payment',
  PaymentFailed: '/fail-payment',
  PaymentPending: '/pending-payment',
  PaymentProcessing: '/processing-payment',
  Account: '/account',
  MyProjects: '/account/my-projects',
  Profile: '/account/profile',
  PaymentHistory: '/account/payment-history',
  RequestHistory: '/account/request-history',
  ChangePassword: '/account/change-password',
  EmailVerificationPage: '/email-verification',
  EmailVerified: '/email/verify/success',
  EmailAlreadyVerified: '/email/verify/already-success',
  Services: '/services',
  ServicesGenerate: '/services/generate-image',
  ServicesRemoveBackground: '/services/remove-background',
  ServicesUpscale: '/services/upscale',
  PricingPage: '/pricing',
  FaqPage: '/faq',
  GenerateImagePage: '/generate-image',
  RemoveBackgroundPage: '/remove-background',
  UpscaleImagePage: '/upscale-image',
  CheckImagePage: '/check',
  Contact: '/contact',
  StaticPage: '/static-page/:id',
  StaticPageBySlug: '/:slug',
} as const

/** Routes that need a session; a guest goes to Login with the wanted address (R080, R294). */
const protectedPaths = [paths.Account, paths.Services, paths.Pay, paths.EmailVerificationPage] as const

export const isProtected = (pathname: string): boolean =>
  protectedPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Login with the return address (R080). */
export const loginFor = (address: string): string => `${paths.Login}?redirect=${encodeURIComponent(address)}`

/** The address of a static page: its slug, or its id (R036). */
export const staticPagePath = (page: { id: number; slug: string | null }): string =>
  page.slug ? `/${page.slug}` : `/static-page/${page.id}`
