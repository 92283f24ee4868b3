import { PageSpinner } from '@mintage/ui/primitives'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { preload } from '../app/preload.ts'
import { ContactProvider } from '../flows/account/ContactContext.tsx'
import { CheckoutProvider } from '../flows/checkout/CheckoutContext.tsx'
import { paths } from '../paths.ts'
import { CookieConsent } from './frame/CookieConsent.tsx'
import { GuestsOnly, SignedInOnly } from './frame/guards.tsx'
import { EMAIL_VERIFICATION } from './frame/leaving.ts'
import { PageTitle, type TitledRoute } from './frame/PageTitle.tsx'
import { SiteLayout } from './frame/SiteLayout.tsx'
import { useScrollToTop } from './frame/useScrollToTop.ts'
import LandingRoute from './public/LandingRoute.tsx'

const part = (load: () => Promise<{ default: ComponentType }>) => lazy(() => preload(load))

const AuthLayout = part(() => import('./auth/AuthLayout.tsx'))
const LoginRoute = part(() => import('./auth/LoginRoute.tsx'))
const RegisterRoute = part(() => import('./auth/RegisterRoute.tsx'))
const ForgotPasswordRoute = part(() => import('./auth/ForgotPasswordRoute.tsx'))
const ResetPasswordRoute = part(() => import('./auth/ResetPasswordRoute.tsx'))
const PricingRoute = part(() => import('./public/PricingRoute.tsx'))
const FaqRoute = part(() => import('./public/FaqRoute.tsx'))
const GenerateLandingRoute = part(() => import('./public/GenerateLandingRoute.tsx'))
const RemoveBackgroundLandingRoute = part(() => import('./public/RemoveBackgroundLandingRoute.tsx'))
const UpscaleLandingRoute = part(() => import('./public/UpscaleLandingRoute.tsx'))
const CheckImageRoute = part(() => import('./public/CheckImageRoute.tsx'))
const ContactRoute = part(() => import('./public/ContactRoute.tsx'))
const StaticPageByIdRoute = part(() => import('./public/StaticPageByIdRoute.tsx'))
const SlugRoute = part(() => import('./public/SlugRoute.tsx'))
const NotFoundRoute = part(() => import('./public/NotFoundRoute.tsx'))
const PayRoute = part(() => import('./payment/PayRoute.tsx'))
const PaymentSuccessRoute = part(() => import('./payment/PaymentSuccessRoute.tsx'))
const PaymentFailedRoute = part(() => import('./payment/PaymentFailedRoute.tsx'))
const PaymentPendingRoute = part(() => import('./payment/PaymentPendingRoute.tsx'))
const EmailVerificationRoute = part(() => import('./account/EmailVerificationRoute.tsx'))
const EmailVerifiedRoute = part(() => import('./account/EmailVerifiedRoute.tsx'))
const EmailAlreadyVerifiedRoute = part(() => import('./account/EmailAlreadyVerifiedRoute.tsx'))
const AccountLayout = part(() => import('./account/AccountLayout.tsx'))
const MyProjectsRoute = part(() => import('./account/MyProjectsRoute.tsx'))
const ProfileRoute = part(() => import('./account/ProfileRoute.tsx'))
const PaymentHistoryRoute = part(() => import('./account/PaymentHistoryRoute.tsx'))
const RequestHistoryRoute = part(() => import('./account/RequestHistoryRoute.tsx'))
const ChangePasswordRoute = part(() => import('./account/ChangePasswordRoute.tsx'))
const ServicesLayout = part(() => import('./services/ServicesLayout.tsx'))
const GenerateImageRoute = part(() => import('./services/GenerateImageRoute.tsx'))
const RemoveBackgroundRoute = part(() => import('./services/RemoveBackgroundRoute.tsx'))
const UpscaleRoute = part(() => import('./services/UpscaleRoute.tsx'))

/** A public page with its own metadata; without `of`, also with its own title. */
const listed = (of: TitledRoute | null, Page: ComponentType): ReactNode => (
  <>
    {of && <PageTitle of={of} />}
    <Page />
  </>
)

/** A page that no search lists: for signed-in people, a form, or reached by a redirect. */
const page = (of: TitledRoute, Page: ComponentType): ReactNode => (
  <>
    <meta name="robots" content="noindex" />
    {listed(of, Page)}
  </>
)

/** The layout of every page, and redirects without a click. */
function Everywhere() {
  const navigate = useNavigate()
  useScrollToTop()
  useEffect(() => {
    const leave = () => {
      const { pathname, search, hash } = window.location
      if (pathname === paths.EmailVerificationPage) return
      navigate(`${paths.EmailVerificationPage}?redirect=${encodeURIComponent(pathname + search + hash)}`)
    }
    window.addEventListener(EMAIL_VERIFICATION, leave)
    return () => window.removeEventListener(EMAIL_VERIFICATION, leave)
  }, [navigate])
  return (
    <ContactProvider>
      <CheckoutProvider>
        <Outlet />
        <CookieConsent />
      </CheckoutProvider>
    </ContactProvider>
  )
}

/** Every route of the site (R041-R078). A fixed route always wins over a page's slug. */
export function SiteRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<Everywhere />}>
          <Route element={<GuestsOnly />}>
            <Route element={<AuthLayout />}>
              <Route path={paths.Login} element={page('Login', LoginRoute)} />
              <Route path={paths.Register} element={page('Register', RegisterRoute)} />
              <Route path={paths.ForgotPassword} element={page('ForgotPassword', ForgotPasswordRoute)} />
              <Route path={paths.ResetPasswordConfirmPage} element={page('ResetPassword', ResetPasswordRoute)} />
              <Route path={paths.ResetPassword} element={page('ResetPassword', ResetPasswordRoute)} />
            </Route>
          </Route>
          <Route element={<SiteLayout />}>
            <Route path={paths.HomePage} element={listed('HomePage', LandingRoute)} />
            <Route path={paths.PricingPage} element={listed('PricingPage', PricingRoute)} />
            <Route path={paths.FaqPage} element={listed('FaqPage', FaqRoute)} />
            <Route path={paths.GenerateImagePage} element={listed('GenerateImagePage', GenerateLandingRoute)} />
            <Route
              path={paths.RemoveBackgroundPage}
              element={listed('RemoveBackgroundPage', RemoveBackgroundLandingRoute)}
            />
            <Route path={paths.UpscaleImagePage} element={listed('UpscaleImagePage', UpscaleLandingRoute)} />
            <Route path={paths.CheckImagePage} element={listed('CheckImagePage', CheckImageRoute)} />
            <Route path={paths.Contact} element={page('Contact', ContactRoute)} />
            <Route path={paths.PaymentSuccess} element={page('PaymentSuccess', PaymentSuccessRoute)} />
            <Route path={paths.PaymentFailed} element={page('PaymentFailed', PaymentFailedRoute)} />
            <Route path={paths.PaymentPending} element={page('PaymentPending', PaymentPendingRoute)} />
            <Route path={paths.PaymentProcessing} element={page('PaymentPending', PaymentPendingRoute)} />
            <Route path={paths.EmailVerified} element={page('EmailVerified', EmailVerifiedRoute)} />
            <Route
              path={paths.EmailAlreadyVerified}
              element={page('EmailAlreadyVerified', EmailAlreadyVerifiedRoute)}
            />
            <Route element={<SignedInOnly />}>
              <Route path={paths.Pay} element={page('Pay', PayRoute)} />
              <Route
                path={paths.EmailVerificationPage}
                element={page('EmailVerificationPage', EmailVerificationRoute)}
              />
              <Route path={paths.Account} element={<AccountLayout />}>
                <Route index element={<Navigate to={paths.Profile} replace />} />
                <Route path={paths.MyProjects} element={page('MyProjects', MyProjectsRoute)} />
                <Route path={paths.Profile} element={page('Profile', ProfileRoute)} />
                <Route path={paths.PaymentHistory} element={page('PaymentHistory', PaymentHistoryRoute)} />
                <Route path={paths.RequestHistory} element={page('RequestHistory', RequestHistoryRoute)} />
                <Route path={paths.ChangePassword} element={page('ChangePassword', ChangePasswordRoute)} />
              </Route>
              <Route path={paths.Services} element={<ServicesLayout />}>
                <Route index element={<Navigate to={paths.ServicesGenerate} replace />} />
                <Route path={paths.ServicesGenerate} element={page('ServicesGenerate', GenerateImageRoute)} />
                <Route
                  path={paths.ServicesRemoveBackground}
                  element={page('ServicesRemoveBackground', RemoveBackgroundRoute)}
                />
                <Route path={paths.ServicesUpscale} element={page('ServicesUpscale', UpscaleRoute)} />
              </Route>
            </Route>
            <Route path={paths.StaticPage} element={listed(null, StaticPageByIdRoute)} />
            <Route path={paths.StaticPageBySlug} element={<SlugRoute />} />
            <Route path="*" element={<NotFoundRoute />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
