import { type Area, e2e, models, plays, unit } from '../evidence.ts'
import {
  addresses,
  admits,
  asksIn,
  closed,
  confirmLink,
  home,
  leads,
  moved,
  opens,
  openToGuests,
  openToMembers,
  query,
  refuses,
  reset,
  resetFlow,
  resetLink,
  table,
} from './route-evidence.ts'

/** Section 2a Routes: home, signing in, paying, the account. */
export const routes = {
  R041: {
    text: '/ (name HomePage) is public and shows token packs, custom plan slider, why-choose-us with a link to Services, contact modal.',
    shownBy: [
      ...opens('/'),
      home,
      unit(
        'packages/ui/src/screens/publicPages.test.tsx',
        'public pages without a browser',
        'the landing has its parts, in their order',
      ),
      e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home'),
      models(addresses, 'home sells packs and any amount, says why, and opens the contact form'),
    ],
    breaks: [
      closed('LandingRoute'),
      { file: 'packages/ui/src/screens/Landing/Landing.tsx', from: '          <Offers {...offers} />\n', to: '' },
      { file: 'packages/ui/src/screens/Landing/Why.tsx', from: 'href={servicesHref}', to: 'href="/faq"' },
      {
        file: 'apps/site/src/routes/public/LandingRoute.tsx',
        from: 'onContact={useContact()}',
        to: 'onContact={() => undefined}',
      },
    ],
  },
  R042: {
    text: '/login (Login) is guests-only and shows sign in.',
    shownBy: [...asksIn('/login'), ...leads('/login', '/')],
    breaks: [moved('Login', '/login'), openToMembers],
  },
  R043: {
    text: '/register (Register) is guests-only and shows sign up.',
    shownBy: [...asksIn('/register'), ...leads('/register', '/')],
    breaks: [moved('Register', '/register'), openToMembers],
  },
  R044: {
    text: '/forgot-password (ForgotPassword) is guests-only and requests a reset link.',
    shownBy: [
      ...asksIn('/forgot-password'),
      ...leads('/forgot-password', '/'),
      reset('ask for the link'),
      models('tests/model/screens/forgot-password.test.ts', 'forgot-password, at the screens'),
    ],
    breaks: [
      moved('ForgotPassword', '/forgot-password'),
      openToMembers,
      {
        file: resetFlow,
        from: "client.GET('/user/request-password-restore', { params: { query: input.values } })",
        to: "client.GET('/is-auth')",
      },
    ],
  },
  R045: {
    text: '/reset-password-confirm (ResetPasswordConfirmPage) is guests-only and sets a new password.',
    shownBy: [
      ...asksIn(confirmLink),
      ...leads(confirmLink, '/'),
      reset('the mailed one sets the new password'),
      models('tests/model/screens/reset-password.test.ts', 'reset-password, at the screens'),
    ],
    breaks: [
      moved('ResetPasswordConfirmPage', '/reset-password-confirm'),
      openToMembers,
      {
        file: resetFlow,
        from: "client.PUT('/user/restore-password', { body, ...optOut('toasts') })",
        to: "client.GET('/is-auth')",
      },
    ],
  },
  R046: {
    text: '/reset-password (ResetPassword) shows the same screen as /reset-password-confirm.',
    shownBy: [...asksIn(resetLink), ...leads(resetLink, '/'), reset('half a link, or a wrong one, is invalid')],
    breaks: [
      moved('ResetPassword', '/reset-password'),
      {
        file: table,
        from: "{paths.ResetPassword} element={page('ResetPassword', ResetPasswordRoute)}",
        to: "{paths.ResetPassword} element={page('ForgotPassword', ForgotPasswordRoute)}",
      },
    ],
  },
  R047: {
    text: 'Reset screen shows an invalid-link case when token or email is missing/invalid.',
    shownBy: [
      reset('half a link, or a wrong one, is invalid'),
      plays('screens-resetpassword--invalid-link'),
      models(addresses, 'a guest', 'is told at /reset-password-confirm that half a link is none'),
      models(addresses, 'a guest', 'is told at /reset-password that half a link is none'),
    ],
    breaks: [
      { file: resetFlow, from: "token !== '' && email !== ''", to: "token !== ''" },
      { file: resetFlow, from: "token !== '' && email !== ''", to: "email !== ''" },
    ],
  },
  R048: {
    text: '/pay shows the card payment form; needs sign-in (a guest goes to Login with redirect). [D12]',
    shownBy: [...refuses('/pay'), ...admits('/pay'), plays('screens-pay--submits-what-was-typed')],
    breaks: [moved('Pay', '/pay'), openToGuests],
  },
  R049: {
    text: '/success-payment is public and shows payment success.',
    shownBy: [...opens('/success-payment')],
    breaks: [moved('PaymentSuccess', '/success-payment'), closed('PaymentSuccessRoute')],
  },
  R050: {
    text: '/fail-payment is public, takes optional query error, shows payment failure.',
    shownBy: [
      ...opens('/fail-payment'),
      query('the reason of a failure'),
      models(addresses, 'a guest', 'reads why a payment failed, if the address says it'),
    ],
    breaks: [
      moved('PaymentFailed', '/fail-payment'),
      closed('PaymentFailedRoute'),
      { file: 'apps/site/src/flows/checkout/usePaymentFailed.ts', from: "query.get('error')", to: 'null' },
    ],
  },
  R051: {
    text: '/pending-payment is public, takes optional query order_id.',
    shownBy: [
      ...opens('/pending-payment'),
      query('the order of /pending-payment'),
      models(addresses, 'a guest', 'reads the order of /pending-payment'),
    ],
    breaks: [
      moved('PaymentPending', '/pending-payment'),
      {
        file: table,
        from: "{paths.PaymentPending} element={page('PaymentPending', PaymentPendingRoute)}",
        to: "{paths.PaymentPending} element={page('PaymentPending', SignedInOnly)}",
      },
      { file: 'apps/site/src/flows/checkout/usePaymentPending.ts', from: "query.get('order_id')", to: 'null' },
    ],
  },
  R052: {
    text: '/processing-payment shows the same screen as /pending-payment.',
    shownBy: [
      ...opens('/processing-payment'),
      query('the order of /processing-payment'),
      models(addresses, 'a guest', 'reads the order of /processing-payment'),
    ],
    breaks: [
      moved('PaymentProcessing', '/processing-payment'),
      {
        file: table,
        from: "{paths.PaymentProcessing} element={page('PaymentPending', PaymentPendingRoute)}",
        to: "{paths.PaymentProcessing} element={page('PaymentFailed', PaymentFailedRoute)}",
      },
    ],
  },
  R053: {
    text: '/account needs login and redirects to the profile tab.',
    shownBy: [...refuses('/account'), ...leads('/account', '/account/profile')],
    breaks: [openToGuests, { file: table, from: 'to={paths.Profile}', to: 'to={paths.MyProjects}' }],
  },
  R054: {
    text: '/account/my-projects needs login and shows the library.',
    shownBy: [
      ...refuses('/account/my-projects'),
      ...admits('/account/my-projects'),
      plays('screens-myprojects--filled'),
    ],
    breaks: [moved('MyProjects', '/account/my-projects'), openToGuests],
  },
  R055: {
    text: '/account/profile needs login and shows the profile.',
    shownBy: [...refuses('/account/profile'), ...admits('/account/profile'), plays('screens-profile--filled')],
    breaks: [moved('Profile', '/account/profile'), openToGuests],
  },
  R056: {
    text: '/account/payment-history needs login and lists payments.',
    shownBy: [
      ...refuses('/account/payment-history'),
      ...admits('/account/payment-history'),
      plays('screens-paymenthistory--every-status'),
    ],
    breaks: [moved('PaymentHistory', '/account/payment-history'), openToGuests],
  },
  R057: {
    text: '/account/request-history needs login and lists requests.',
    shownBy: [
      ...refuses('/account/request-history'),
      ...admits('/account/request-history'),
      plays('screens-requesthistory--every-state'),
    ],
    breaks: [moved('RequestHistory', '/account/request-history'), openToGuests],
  },
  R058: {
    text: '/account/change-password needs login and shows the change-password form.',
    shownBy: [
      ...refuses('/account/change-password'),
      ...admits('/account/change-password'),
      plays('screens-changepassword--submits-what-was-typed'),
    ],
    breaks: [moved('ChangePassword', '/account/change-password'), openToGuests],
  },
  R059: {
    text: "/account '' child resolves (redirect to profile). [D13]",
    shownBy: [...leads('/account/', '/account/profile')],
    breaks: [
      {
        file: table,
        from: '                <Route index element={<Navigate to={paths.Profile} replace />} />\n',
        to: '',
      },
    ],
  },
  R060: {
    text: 'Account tab bar has exactly five tabs plus a logout button.',
    shownBy: [
      plays('screens-accountframe--five-tabs-and-logout'),
      models('tests/routes/frame.test.ts', 'who is signed in', 'has an account of five tabs and the way out'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/AccountFrame/AccountTabs.tsx',
        from: "'paymentHistory', 'requestHistory', 'changePassword'] as const",
        to: "'paymentHistory', 'changePassword'] as const",
      },
      {
        file: 'packages/ui/src/screens/AccountFrame/AccountTabs.tsx',
        from: "'requestHistory', 'changePassword'] as const",
        to: "'requestHistory', 'changePassword', 'profile'] as const",
      },
      { file: 'packages/ui/src/screens/AccountFrame/AccountTabs.tsx', from: 'onClick={onLogout}', to: '' },
      { file: 'packages/ui/src/controls/Tabs/NavTabs.tsx', from: '      {end}\n', to: '' },
      {
        file: 'apps/site/src/routes/account/AccountLayout.tsx',
        from: 'onLogout={useLogout()}',
        to: 'onLogout={() => undefined}',
      },
      {
        file: 'apps/site/src/routes/account/AccountLayout.tsx',
        from: 'paymentHistory: paths.PaymentHistory',
        to: 'paymentHistory: paths.RequestHistory',
      },
    ],
  },
} satisfies Area
