import { type Area, e2e, plays, unit } from '../evidence.ts'

const member = 'who is signed in opens what is private, and is led home from the pages of signing in'

/** A guest opens the page. */
const opens = (path: string) => e2e('routes.spec.ts', 'a guest opens what is public', path)
/** A guest opens a page of signing in. */
const asksIn = (path: string) =>
  e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer', path)
/** A guest is sent to the sign-in. */
const refuses = (path: string) =>
  e2e('routes.spec.ts', 'a guest is led from what is private to the sign-in, and the whole address goes along', path)
/** Who is signed in opens the page. */
const admits = (path: string) => e2e('routes.spec.ts', member, path)
/** Who is signed in is led elsewhere. */
const leads = (path: string, to: string) => e2e('routes.spec.ts', member, `${path} leads to ${to}`)
const query = (step: string) => e2e('routes.spec.ts', 'the pages of a payment read their query', step)
const onlyHeading = (path: string) => e2e('routes.spec.ts', 'pages that are only a heading', path)
const bySlug = (step: string) =>
  e2e('routes.spec.ts', 'an address by slug is a page only if the list has it, and never one of the fixed ones', step)
const reset = (step: string) => e2e('session.spec.ts', 'a forgotten password is replaced by a mailed link', step)
const home = e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services')
const leadsNowhere = e2e('trouble.spec.ts', 'an address that leads nowhere says so, and offers the way home')

const confirmLink = '/reset-password-confirm?token=t&email=ida@example.com'
const resetLink = '/reset-password?token=t&email=ida@example.com'

/** Section 2a Routes. */
export const routes = {
  R041: {
    text: '/ (name HomePage) is public and shows token packs, custom plan slider, why-choose-us with a link to Services, contact modal.',
    shownBy: [
      opens('/'),
      home,
      unit(
        'packages/ui/src/screens/publicPages.test.tsx',
        'public pages without a browser',
        'the landing has its parts, in their order',
      ),
      e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home'),
    ],
  },
  R042: {
    text: '/login (Login) is guests-only and shows sign in.',
    shownBy: [asksIn('/login'), leads('/login', '/')],
  },
  R043: {
    text: '/register (Register) is guests-only and shows sign up.',
    shownBy: [asksIn('/register'), leads('/register', '/')],
  },
  R044: {
    text: '/forgot-password (ForgotPassword) is guests-only and requests a reset link.',
    shownBy: [asksIn('/forgot-password'), leads('/forgot-password', '/'), reset('ask for the link')],
  },
  R045: {
    text: '/reset-password-confirm (ResetPasswordConfirmPage) is guests-only and sets a new password.',
    shownBy: [asksIn(confirmLink), leads(confirmLink, '/'), reset('the mailed one sets the new password')],
  },
  R046: {
    text: '/reset-password (ResetPassword) shows the same screen as /reset-password-confirm.',
    shownBy: [asksIn(resetLink), leads(resetLink, '/'), reset('half a link, or a wrong one, is invalid')],
  },
  R047: {
    text: 'Reset screen shows an invalid-link case when token or email is missing/invalid.',
    shownBy: [reset('half a link, or a wrong one, is invalid'), plays('screens-resetpassword--invalid-link')],
  },
  R048: {
    text: '/pay shows the card payment form; needs sign-in (a guest goes to Login with redirect). [D12]',
    shownBy: [refuses('/pay'), admits('/pay'), plays('screens-pay--submits-what-was-typed')],
  },
  R049: {
    text: '/success-payment is public and shows payment success.',
    shownBy: [opens('/success-payment')],
  },
  R050: {
    text: '/fail-payment is public, takes optional query error, shows payment failure.',
    shownBy: [opens('/fail-payment'), query('the reason of a failure')],
  },
  R051: {
    text: '/pending-payment is public, takes optional query order_id.',
    shownBy: [opens('/pending-payment'), query('the order of /pending-payment')],
  },
  R052: {
    text: '/processing-payment shows the same screen as /pending-payment.',
    shownBy: [opens('/processing-payment'), query('the order of /processing-payment')],
  },
  R053: {
    text: '/account needs login and redirects to the profile tab.',
    shownBy: [refuses('/account'), leads('/account', '/account/profile')],
  },
  R054: {
    text: '/account/my-projects needs login and shows the library.',
    shownBy: [refuses('/account/my-projects'), admits('/account/my-projects'), plays('screens-myprojects--filled')],
  },
  R055: {
    text: '/account/profile needs login and shows the profile.',
    shownBy: [refuses('/account/profile'), admits('/account/profile'), plays('screens-profile--filled')],
  },
  R056: {
    text: '/account/payment-history needs login and lists payments.',
    shownBy: [
      refuses('/account/payment-history'),
      admits('/account/payment-history'),
      plays('screens-paymenthistory--every-status'),
    ],
  },
  R057: {
    text: '/account/request-history needs login and lists requests.',
    shownBy: [
      refuses('/account/request-history'),
      admits('/account/request-history'),
      plays('screens-requesthistory--every-state'),
    ],
  },
  R058: {
    text: '/account/change-password needs login and shows the change-password form.',
    shownBy: [
      refuses('/account/change-password'),
      admits('/account/change-password'),
      plays('screens-changepassword--submits-what-was-typed'),
    ],
  },
  R059: {
    text: "/account '' child resolves (redirect to profile). [D13]",
    shownBy: [leads('/account/', '/account/profile')],
  },
  R060: {
    text: 'Account tab bar has exactly five tabs plus a logout button.',
    shownBy: [plays('screens-accountframe--five-tabs-and-logout')],
  },
  R061: {
    text: '/email-verification (EmailVerificationPage) needs login; page content is only a heading.',
    shownBy: [refuses('/email-verification'), onlyHeading('/email-verification')],
  },
  R062: {
    text: '/email/verify/success is a page with only a heading.',
    shownBy: [onlyHeading('/email/verify/success')],
  },
  R063: {
    text: '/email/verify/already-success is a page with only a heading.',
    shownBy: [onlyHeading('/email/verify/already-success')],
  },
  R064: {
    text: '/services (Services) needs login and redirects to /services/generate-image.',
    shownBy: [refuses('/services'), leads('/services', '/services/generate-image')],
  },
  R065: {
    text: '/services/generate-image needs login.',
    shownBy: [refuses('/services/generate-image'), admits('/services/generate-image')],
  },
  R066: {
    text: '/services/remove-background needs login.',
    shownBy: [refuses('/services/remove-background'), admits('/services/remove-background')],
  },
  R067: {
    text: '/services/upscale needs login.',
    shownBy: [refuses('/services/upscale'), admits('/services/upscale')],
  },
  R068: {
    text: '/pricing (PricingPage) is public.',
    shownBy: [opens('/pricing')],
  },
  R069: {
    text: '/faq (FaqPage) is public.',
    shownBy: [opens('/faq')],
  },
  R070: {
    text: '/generate-image (GenerateImagePage) is a public landing page.',
    shownBy: [opens('/generate-image')],
  },
  R071: {
    text: '/remove-background (RemoveBackgroundPage) is a public landing page.',
    shownBy: [opens('/remove-background')],
  },
  R072: {
    text: '/upscale-image (UpscaleImagePage) is a public landing page.',
    shownBy: [opens('/upscale-image')],
  },
  R073: {
    text: '/{slug} (StaticPageBySlug, param slug) renders a static page only if a page with that slug is in the fetched page list.',
    shownBy: [opens('/terms'), bySlug('a page that the server has and the list has not is not found')],
  },
  R074: {
    text: '/{slug} with an unknown slug shows NotFound.',
    shownBy: [leadsNowhere],
  },
  R075: {
    text: '/static-page/{id} (StaticPage, param id) is public and shows the page by id.',
    shownBy: [opens('/static-page/4')],
  },
  R076: {
    text: 'Any other path shows NotFound (NotFound) with heading "Oops! Page Not Found".',
    shownBy: [leadsNowhere],
  },
  R077: {
    text: 'NotFound shows "Sorry, the page you are looking for does not exist." and a link back home.',
    shownBy: [leadsNowhere],
  },
  R078: {
    text: 'Fixed routes always win over /{slug} (a page with slug "faq" cannot shadow /faq).',
    shownBy: [bySlug('the fixed one wins')],
  },
} satisfies Area
