import { type Area, e2e, plays, unit } from '../evidence.ts'

const frame = (title: string, ...step: readonly string[]) => e2e('frame.spec.ts', title, ...step)
const policy = (step: string) => frame('the cookie policy is found by its slug, else by its id, else nowhere', step)
const banner = (step: string) =>
  frame('the cookie banner asks, keeps the answer, and asks again only who declined', step)

/** Section 2c Layout. */
export const layout = {
  R089: {
    text: 'Header shows logo, Home, Services dropdown, Pricing, FAQ.',
    shownBy: [plays('screens-siteheader--guest'), plays('screens-siteheader--services-open')],
  },
  R090: {
    text: 'Services dropdown items: generate image, remove background, upscale image.',
    shownBy: [plays('screens-siteheader--services-open')],
  },
  R091: {
    text: 'Header currency dropdown appears only when more than one currency exists.',
    shownBy: [
      plays('screens-siteheader--one-currency'),
      plays('screens-siteheader--changing-currency'),
      frame('the currency: fetched once, chosen in the header, and kept', 'one alone is no choice'),
    ],
  },
  R092: {
    text: 'Signed-in header shows token balance and an account link.',
    shownBy: [plays('screens-siteheader--signed-in')],
  },
  R093: {
    text: 'Guest header shows sign-in and sign-up buttons.',
    shownBy: [plays('screens-siteheader--guest')],
  },
  R094: {
    text: 'Mobile menu is used below the xl breakpoint and has the same links.',
    shownBy: [frame('the links of the header are in the menu below 1280 px'), plays('overlays-mobilemenu--guest')],
  },
  R095: {
    text: 'Mobile menu adds Profile and Logout for signed-in users.',
    shownBy: [
      plays('overlays-mobilemenu--customer'),
      plays('overlays-mobilemenu--logout-closes'),
      plays('screens-siteheader--phone-menu-open'),
    ],
  },
  R096: {
    text: 'Mobile menu adds Log in for guests.',
    shownBy: [plays('overlays-mobilemenu--guest'), plays('screens-siteheader--phone-menu-of-guest')],
  },
  R097: {
    text: 'Mobile menu closes on Escape.',
    shownBy: [plays('overlays-mobilemenu--escape-closes')],
  },
  R098: {
    text: 'Mobile menu closes when the window width becomes 768 or more. [D16]',
    shownBy: [plays('overlays-mobilemenu--a-wide-window-closes')],
  },
  R099: {
    text: 'Mobile menu closes on any link click.',
    shownBy: [plays('overlays-mobilemenu--a-link-closes'), plays('overlays-mobilemenu--logout-closes')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.registerHref} fullWidth onClick={close}>',
        to: '<Button href={visitor.registerHref} fullWidth>',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.profileHref} variant="outline" tone="neutral" fullWidth onClick={close}>',
        to: '<Button href={visitor.profileHref} variant="outline" tone="neutral" fullWidth>',
      },
    ],
  },
  R100: {
    text: 'Services dropdown opens on hover.',
    shownBy: [plays('overlays-servicesmenu--under-a-mouse')],
  },
  R101: {
    text: 'Services dropdown closes 200 ms after the pointer leaves; re-entering within 200 ms keeps it open.',
    shownBy: [plays('overlays-servicesmenu--under-a-mouse')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 400',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 100',
      },
    ],
  },
  R102: {
    text: 'Services dropdown toggles on tap on touch devices.',
    shownBy: [plays('overlays-servicesmenu--by-taps')],
  },
  R103: {
    text: 'Services dropdown closes on Escape.',
    shownBy: [plays('overlays-servicesmenu--by-keys'), plays('overlays-servicesmenu--under-a-mouse')],
  },
  R104: {
    text: 'Login, Register, ForgotPassword, ResetPasswordConfirmPage, ResetPassword show no header and no footer.',
    shownBy: [e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer')],
  },
  R105: {
    text: 'Home, the three service pages and FAQ have hero background images.',
    shownBy: [frame('home, the pages of the services and the questions begin with a picture')],
  },
  R106: {
    text: 'The three service pages have decorative balls (hidden from assistive technology).',
    shownBy: [frame('the balls of the pages of the services are for the eye only')],
  },
  R107: {
    text: 'A loading spinner shows while the app starts.',
    shownBy: [
      e2e('session.spec.ts', 'nothing is shown before it is known who is here, then everything is fetched'),
      plays('screens-startup--starting'),
    ],
  },
  R108: {
    text: 'Start-up failure shows "An error occurred during initialization" plus the error message.',
    shownBy: [
      e2e('session.spec.ts', 'a part of the site that does not arrive stops the start, and says why'),
      plays('screens-startupfailed--failed'),
      unit('packages/machines/src/start-up/start-up.machine.test.ts', 'what stops the start (R108, D44)'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/startUp.ts',
        from: "'startUp.failed.title': 'An error occurred during initialization'",
        to: "'startUp.failed.title': 'Other words'",
      },
    ],
  },
  R109: {
    text: 'Cookie banner shows text, a link to the cookie policy page, Accept and Decline buttons.',
    shownBy: [plays('overlays-cookiebanner--asking'), policy('by its slug')],
  },
  R110: {
    text: 'Cookie policy link resolves by slug, else by id, else NotFound.',
    shownBy: [policy('by its slug'), policy('by its id'), policy('nowhere')],
  },
  R111: {
    text: 'A consent modal exists with Learn more beside Accept and Decline.',
    shownBy: [plays('overlays-consentmodal--asking'), banner('the dialog asks the same, and tells more')],
  },
  R112: {
    text: 'Static page screen shows a loader while loading.',
    shownBy: [plays('screens-staticpage--loading')],
  },
  R113: {
    text: 'Static page screen shows an error state.',
    shownBy: [plays('screens-staticpage--failed')],
  },
  R114: {
    text: 'Static page screen shows title and HTML content.',
    shownBy: [
      plays('screens-staticpage--ready'),
      unit(
        'packages/ui/src/screens/publicPages.test.tsx',
        'public pages without a browser',
        'answers and documents can be read before any script has run',
      ),
    ],
  },
  R115: {
    text: 'A missing static page goes to NotFound.',
    shownBy: [e2e('trouble.spec.ts', 'an address that leads nowhere says so, and offers the way home')],
  },
  R116: {
    text: 'Pending screen shows the order id only if given.',
    shownBy: [
      plays('screens-paymentpending--waiting'),
      plays('screens-paymentpending--no-order-given'),
      e2e('routes.spec.ts', 'the pages of a payment read their query', 'the order of /pending-payment'),
    ],
  },
  R117: {
    text: 'Pending screen shows a spinner.',
    shownBy: [plays('screens-paymentpending--waiting')],
  },
  R118: {
    text: 'Pending screen has a Check Status button, a button to the account and a button to home.',
    shownBy: [plays('screens-paymentpending--waiting')],
  },
  R119: {
    text: 'Pending screen text says that it may take a few minutes and that auto-refresh checks the status.',
    shownBy: [plays('screens-paymentpending--waiting')],
  },
  R120: {
    text: 'Busy label "Sending..." is used while a reset link is being requested.',
    shownBy: [plays('screens-forgotpassword--sending')],
  },
  R121: {
    text: 'Busy label "Resetting..." is used while resetting.',
    shownBy: [plays('screens-resetpassword--resetting')],
  },
  R122: {
    text: 'Busy label "Signing in..." is used while signing in.',
    shownBy: [plays('screens-login--signing-in')],
  },
  R123: {
    text: 'Busy label "Creating account..." is used while registering.',
    shownBy: [plays('screens-register--creating-account')],
  },
  R124: {
    text: 'Busy label "Checking..." is used while checking.',
    shownBy: [plays('screens-paymentpending--checking')],
  },
} satisfies Area
