import { type Area, type Break, e2e, models, plays, unit } from '../evidence.ts'
import {
  addresses,
  admits,
  asksIn,
  closed,
  confirmLink,
  opens,
  openToGuests,
  refuses,
  resetLink,
  table,
} from './route-evidence.ts'

const frame = 'tests/routes/frame.test.ts'
const buying = (step: string) =>
  e2e(
    'journey.spec.ts',
    'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
    step,
  )

/** A route of the same path that anybody may open stands before the guarded one, and wins. */
const openedBefore = (name: string, element: string, child?: string, page?: string): Break => {
  const from = '            <Route path={paths.EmailVerified} '
  const index = child === undefined ? '' : `<Route index element={<Navigate to={paths.${child}} replace />} />`
  const inside = child === undefined ? '' : `<Route path={paths.${child}} element={page('${child}', ${page})} />`
  return {
    file: table,
    from,
    to: `<Route path={paths.${name}} element={${element}}>${index}${inside}</Route>\n${from}`,
  }
}

/** The page is not there. A page of signing in cannot ask for a sign-in instead: it would lead to itself for ever. */
const gone = (page: string): Break => ({ file: table, from: `, ${page})`, to: ', NotFoundRoute)' })

/** Who is signed in does not get to see the page. */
const closedToMembers = (page: string): Break => ({ file: table, from: `, ${page})`, to: ', GuestsOnly)' })

/** Section 6 Roles and permissions. */
export const roles = {
  R293: {
    text: 'A guest can open home, pricing, FAQ, service landing pages, static pages, login, register, forgot/reset password, payment result pages.',
    shownBy: [
      e2e('routes.spec.ts', 'a guest opens what is public'),
      e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer'),
      ...[
        ...['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/terms'],
        ...['/success-payment', '/fail-payment', '/pending-payment', '/processing-payment'],
      ].flatMap(opens),
      e2e('routes.spec.ts', 'a guest opens what is public', '/static-page/4'),
      models(addresses, 'a guest', 'opens /static-page/1'),
      ...['/login', '/register', '/forgot-password', confirmLink, resetLink].flatMap(asksIn),
    ],
    breaks: [
      { file: table, from: '<Route element={<SiteLayout />}>', to: '<Route element={<SignedInOnly />}>' },
      ...[
        ...['LandingRoute', 'PricingRoute', 'FaqRoute', 'GenerateLandingRoute', 'RemoveBackgroundLandingRoute'],
        ...['UpscaleLandingRoute', 'StaticPageByIdRoute', 'PaymentSuccessRoute', 'PaymentFailedRoute'],
      ].map(closed),
      ...['LoginRoute', 'RegisterRoute', 'ForgotPasswordRoute'].map(gone),
      { file: table, from: 'element={<SlugRoute />}', to: 'element={<SignedInOnly />}' },
      {
        file: table,
        from: "path={paths.ResetPasswordConfirmPage} element={page('ResetPassword', ResetPasswordRoute)}",
        to: "path={paths.ResetPasswordConfirmPage} element={page('NotFound', NotFoundRoute)}",
      },
      {
        file: table,
        from: "path={paths.ResetPassword} element={page('ResetPassword', ResetPasswordRoute)}",
        to: "path={paths.ResetPassword} element={page('NotFound', NotFoundRoute)}",
      },
      {
        file: table,
        from: "path={paths.PaymentPending} element={page('PaymentPending', PaymentPendingRoute)}",
        to: 'path={paths.PaymentPending} element={<SignedInOnly />}',
      },
      {
        file: table,
        from: "path={paths.PaymentProcessing} element={page('PaymentPending', PaymentPendingRoute)}",
        to: 'path={paths.PaymentProcessing} element={<SignedInOnly />}',
      },
    ],
  },
  R294: {
    text: 'A guest opening account, services or email-verification is sent to login.',
    shownBy: [
      ...refuses('/account'),
      ...refuses('/account/profile'),
      ...refuses('/services'),
      ...refuses('/services/generate-image'),
      ...refuses('/email-verification'),
    ],
    breaks: [
      openToGuests,
      {
        file: 'apps/site/src/frame/guards.tsx',
        from: '<Navigate to={loginFor(pathname + search + hash)} replace />',
        to: '<Navigate to={paths.HomePage} replace />',
      },
      openedBefore('Account', '<AccountLayout />', 'Profile', 'ProfileRoute'),
      openedBefore('Services', '<ServicesLayout />', 'ServicesGenerate', 'GenerateImageRoute'),
      openedBefore('EmailVerificationPage', "page('EmailVerificationPage', EmailVerificationRoute)"),
    ],
  },
  R295: {
    text: 'A signed-in user can use account tabs, services, buying, paying, balance, logout.',
    shownBy: [
      e2e('routes.spec.ts', 'who is signed in opens what is private, and is led home from the pages of signing in'),
      e2e('journey.spec.ts', 'the main job: from the landing page to pictures, tokens and back again'),
      buying('apply a promo code, confirm the billing details'),
      buying('a good card: success, and the balance risen by exactly the credits of the pack'),
      e2e(
        'session.spec.ts',
        'signing up, out and in: what is sent, and what the browser keeps',
        'logging out leads home, says so, and clears flag and token',
      ),
      ...[
        ...['/account/my-projects', '/account/profile', '/account/payment-history', '/account/request-history'],
        ...['/account/change-password', '/pay'],
        ...['/services/generate-image', '/services/remove-background', '/services/upscale'],
      ].flatMap(admits),
      models(
        'tests/routes/buying.test.ts',
        'a pack is ordered by its number alone, and waits to be paid, also after a reload',
      ),
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
      models(frame, 'who is signed in', 'reads their tokens in the header'),
      models(frame, 'who is signed in', 'has an account of five tabs and the way out'),
    ],
    breaks: [
      { file: 'apps/site/src/flows/checkout/usePay.ts', from: 'card_number: card.cardNumber', to: "card_number: ''" },
      ...[
        ...['MyProjectsRoute', 'ProfileRoute', 'PaymentHistoryRoute', 'RequestHistoryRoute', 'ChangePasswordRoute'],
        ...['GenerateImageRoute', 'RemoveBackgroundRoute', 'UpscaleRoute', 'PayRoute'],
      ].map(closedToMembers),
      {
        file: 'apps/site/src/flows/offers/useOffers.ts',
        from: 'onChoosePack: (',
        to: 'onChoosePack: () => undefined, onChooseLater: (',
      },
      {
        file: 'apps/site/src/frame/HeaderAccount.tsx',
        from: 'balance={profile?.balance ?? null}',
        to: 'balance={null}',
      },
      { file: 'apps/site/src/frame/SiteLayout.tsx', from: "    session.send({ type: 'logout.requested' })\n", to: '' },
    ],
  },
  R296: {
    text: 'Sign-up is available only if is_reg_enabled is true; the default is false. [D06]',
    shownBy: [
      e2e('routes.spec.ts', 'signing up is possible only where the settings say so'),
      unit('apps/api/test/auth.test.ts', 'signing up', 'is refused while registration is closed'),
      plays('screens-login--registration-closed'),
      unit('packages/machines/src/start-up/start-up.machine.test.ts', 'defaults of the spec (R384-R387)'),
    ],
    breaks: [
      {
        file: 'apps/api/src/operations/register.ts',
        from: '!settings.is_reg_enabled',
        to: 'settings.is_reg_enabled === undefined',
      },
      { file: 'packages/machines/src/start-up/defaults.ts', from: 'isRegEnabled: false', to: 'isRegEnabled: true' },
    ],
  },
  R297: {
    text: 'There is no admin role or admin screen.',
    shownBy: [
      unit(
        'tests/repo/conventions.test.ts',
        'conventions of the sources',
        'nobody is an administrator: no screen, no call and no column knows of one (R297)',
      ),
      unit(
        'packages/api-client/src/contract.test.ts',
        'operations',
        'are for guests and customers: none knows of an administrator or of roles (R297)',
      ),
      e2e('resilience.spec.ts', 'an address that leads nowhere says so, and offers the way home'),
    ],
    breaks: [
      {
        file: 'apps/site/src/paths.ts',
        from: "  FaqPage: '/faq',",
        to: "  FaqPage: '/faq',\n  AdminPage: '/admin',",
      },
      {
        file: 'apps/api/src/db/schema.ts',
        from: '  is_reg_enabled: boolean',
        to: '  role: string\n  is_reg_enabled: boolean',
      },
      { file: 'openapi.yaml', from: '  /currencies:\n', to: '  /admin/currencies:\n' },
    ],
  },
} satisfies Area
