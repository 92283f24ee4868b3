import { type Area, e2e, plays, unit } from '../evidence.ts'

const frame = (title: string, ...step: readonly string[]) => e2e('frame.spec.ts', title, ...step)
const policy = (step: string) => frame('the cookie policy is found by its slug, else by its id, else nowhere', step)
const busy = (step: string) => e2e('busy.spec.ts', 'a button says what is under way for as long as it is', step)
const banner = (step: string) =>
  frame('the cookie banner asks, keeps the answer, and asks again only who declined', step)

/** Section 2c Layout: what the pages show. */
export const layoutPages = {
  R104: {
    text: 'Login, Register, ForgotPassword, ResetPasswordConfirmPage, ResetPassword show no header and no footer.',
    shownBy: [e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer')],
    breaks: [
      {
        file: 'apps/site/src/routes/SiteRoutes.tsx',
        from: '<Route element={<AuthLayout />}>',
        to: '<Route element={<SiteLayout />}>',
      },
    ],
  },
  R105: {
    text: 'Home, the three service pages and FAQ have hero background images.',
    shownBy: [frame('home, the pages of the services and the questions begin with a picture')],
    breaks: [{ file: 'packages/ui/src/screens/Hero/Hero.tsx', from: '<Ground {...picture} />', to: '' }],
  },
  R106: {
    text: 'The three service pages have decorative balls (hidden from assistive technology).',
    shownBy: [
      frame('the balls of the pages of the services are for the eye only'),
      plays('screens-servicelanding--generate-image'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/primitives/Balls/Balls.tsx',
        from: 'aria-hidden="true" data-part="balls"',
        to: 'data-part="balls"',
      },
      {
        file: 'packages/ui/src/screens/ServiceLanding/ServiceLanding.tsx',
        from: 'decoration={<Balls className={styles.balls} />}',
        to: '',
      },
    ],
  },
  R107: {
    text: 'A loading spinner shows while the app starts.',
    shownBy: [
      e2e('session.spec.ts', 'nothing is shown before it is known who is here, then everything is fetched'),
      plays('screens-startup--starting'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/StartUp/StartUp.tsx',
        from: '<path d="M48 3a45 45 0 0 1 45 45" strokeWidth="4" strokeLinecap="round" />',
        to: '',
      },
      { file: 'apps/site/src/App.tsx', from: "{phase === 'starting' && <StartUp />}", to: '' },
    ],
  },
  R108: {
    text: 'Start-up failure shows "An error occurred during initialization" plus the error message.',
    shownBy: [
      e2e('session.spec.ts', 'a part of the site that does not arrive stops the start, and says why'),
      plays('screens-startupfailed--failed'),
      unit('packages/machines/src/start-up/start-up.machine.test.ts', 'what stops the start (R108, D44)'),
      unit(
        'packages/ui/src/texts/agreed.test.ts',
        'agreed texts',
        'R108: startUp.failed.title says "An error occurred during initialization"',
      ),
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
    breaks: [
      {
        file: 'packages/ui/src/overlays/CookieBanner/CookieBanner.tsx',
        from: '<CookieText policyHref={policyHref} className={styles.words} />',
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/CookieBanner/CookieText.tsx',
        from: '<Link href={policyHref}>',
        to: '<Link href="/">',
      },
      {
        file: 'packages/ui/src/texts/en/cookies.ts',
        from: "'cookies.accept': 'Accept'",
        to: "'cookies.accept': 'Other words'",
      },
      {
        file: 'packages/ui/src/texts/en/cookies.ts',
        from: "'cookies.decline': 'Decline'",
        to: "'cookies.decline': 'Other words'",
      },
    ],
  },
  R110: {
    text: 'Cookie policy link resolves by slug, else by id, else NotFound.',
    shownBy: [policy('by its slug'), policy('by its id'), policy('nowhere')],
    breaks: [
      { file: 'apps/site/src/paths.ts', from: 'page.slug ?', to: "page.slug === '' ?" },
      {
        file: 'apps/site/src/frame/CookieConsent.tsx',
        from: ' ?? pages.find(({ title }) => /cookie/i.test(title))',
        to: '',
      },
      { file: 'apps/site/src/routes/public/SlugRoute.tsx', from: ': <NotFoundRoute />', to: ': null' },
    ],
  },
  R111: {
    text: 'A consent modal exists with Learn more beside Accept and Decline.',
    shownBy: [plays('overlays-consentmodal--asking'), banner('the dialog asks the same, and tells more')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cookies.ts',
        from: "'cookies.learnMore': 'Learn more'",
        to: "'cookies.learnMore': 'Other words'",
      },
      { file: 'packages/ui/src/overlays/ConsentModal/ConsentModal.tsx', from: 'onClick={onAccept}', to: '' },
      { file: 'packages/ui/src/overlays/ConsentModal/ConsentModal.tsx', from: 'onClick={onDecline}', to: '' },
      { file: 'apps/site/src/frame/CookieConsent.tsx', from: '{details && (', to: '{false && (' },
    ],
  },
  R112: {
    text: 'Static page screen shows a loader while loading.',
    shownBy: [plays('screens-staticpage--loading')],
    breaks: [
      {
        file: 'packages/ui/src/screens/StaticPage/StaticPage.tsx',
        from: "{props.status === 'loading' ? <PageSkeleton /> : null}",
        to: '',
      },
    ],
  },
  R113: {
    text: 'Static page screen shows an error state.',
    shownBy: [plays('screens-staticpage--failed')],
    breaks: [
      {
        file: 'packages/ui/src/screens/StaticPage/StaticPage.tsx',
        from: "{props.status === 'error' ? <Failed onRetry={props.onRetry} /> : null}",
        to: '',
      },
    ],
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
    breaks: [
      {
        file: 'packages/ui/src/screens/StaticPage/StaticPage.tsx',
        from: '__html: content.html',
        to: '__html: content.html.slice(-20)',
      },
    ],
  },
  R115: {
    text: 'A missing static page goes to NotFound.',
    shownBy: [e2e('resilience.spec.ts', 'an address that leads nowhere says so, and offers the way home')],
    breaks: [
      {
        file: 'apps/site/src/routes/public/StaticPageView.tsx',
        from: 'if (page === null) return <NotFoundRoute />',
        to: 'if (page === null) return null',
      },
      { file: 'apps/site/src/routes/public/SlugRoute.tsx', from: ': <NotFoundRoute />', to: ': null' },
    ],
  },
  R116: {
    text: 'Pending screen shows the order id only if given.',
    shownBy: [
      plays('screens-paymentpending--waiting'),
      plays('screens-paymentpending--no-order-given'),
      e2e('routes.spec.ts', 'the pages of a payment read their query', 'the order of /pending-payment'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx',
        from: '{orderId === null ? null : (',
        to: '{orderId === undefined ? null : (',
      },
      {
        file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx',
        from: '{orderId === null ? null : (',
        to: "{orderId !== '' ? null : (",
      },
      {
        file: 'apps/site/src/flows/checkout/usePaymentPending.ts',
        from: "query.get('order_id')",
        to: "query.get('order')",
      },
    ],
  },
  R117: {
    text: 'Pending screen shows a spinner.',
    shownBy: [plays('screens-paymentpending--waiting')],
    breaks: [
      {
        file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx',
        from: '<Spinner size="md" label={null} />',
        to: '',
      },
    ],
  },
  R118: {
    text: 'Pending screen has a Check Status button, a button to the account and a button to home.',
    shownBy: [plays('screens-paymentpending--waiting')],
    breaks: [
      { file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx', from: 'onClick={onCheck}', to: '' },
      {
        file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx',
        from: '<Button href={hrefs.account}',
        to: '<Button href={hrefs.home}',
      },
      {
        file: 'packages/ui/src/screens/PaymentPending/PaymentPending.tsx',
        from: '<Button href={hrefs.home}',
        to: '<Button href={hrefs.account}',
      },
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: "'paymentResult.pending.check': 'Check Status'",
        to: "'paymentResult.pending.check': 'Other words'",
      },
    ],
  },
  R119: {
    text: 'Pending screen text says that it may take a few minutes and that auto-refresh checks the status.',
    shownBy: [plays('screens-paymentpending--waiting')],
    breaks: [
      { file: 'packages/ui/src/texts/en/paymentResult.ts', from: 'This may take a few minutes. ', to: '' },
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: 'The page auto-refreshes and checks the status for you, so ',
        to: 'So ',
      },
    ],
  },
  R120: {
    text: 'Busy label "Sending..." is used while a reset link is being requested.',
    shownBy: [plays('screens-forgotpassword--sending'), busy('asking for a reset link')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.forgot.busy': 'Sending...'",
        to: "'auth.forgot.busy': 'Other words'",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: "    status: 'asking',\n    error,\n    busy,",
        to: "    status: 'asking',\n    error,\n    busy: false,",
      },
    ],
  },
  R121: {
    text: 'Busy label "Resetting..." is used while resetting.',
    shownBy: [plays('screens-resetpassword--resetting'), busy('resetting')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.reset.busy': 'Resetting...'",
        to: "'auth.reset.busy': 'Other words'",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: '    formError: formError && say(formError),\n    busy,',
        to: '    formError: formError && say(formError),\n    busy: false,',
      },
    ],
  },
  R122: {
    text: 'Busy label "Signing in..." is used while signing in.',
    shownBy: [plays('screens-login--signing-in'), busy('signing in')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.login.busy': 'Signing in...'",
        to: "'auth.login.busy': 'Other words'",
      },
      { file: 'apps/site/src/flows/auth/useLogin.ts', from: '    busy,\n', to: '    busy: false,\n' },
    ],
  },
  R123: {
    text: 'Busy label "Creating account..." is used while registering.',
    shownBy: [plays('screens-register--creating-account'), busy('registering')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.register.busy': 'Creating account...'",
        to: "'auth.register.busy': 'Other words'",
      },
      { file: 'apps/site/src/flows/auth/useRegister.ts', from: '    busy,\n', to: '    busy: false,\n' },
    ],
  },
  R124: {
    text: 'Busy label "Checking..." is used while checking.',
    shownBy: [plays('screens-paymentpending--checking'), busy('checking a payment')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/paymentResult.ts',
        from: "'paymentResult.pending.checking': 'Checking...'",
        to: "'paymentResult.pending.checking': 'Other words'",
      },
      {
        file: 'apps/site/src/flows/checkout/usePaymentPending.ts',
        from: "useSelector(actor, (snapshot) => snapshot.hasTag('checking'))",
        to: 'false',
      },
    ],
  },
} satisfies Area
