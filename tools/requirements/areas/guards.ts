import { type Area, e2e, models, unit } from '../evidence.ts'
import { addresses } from './route-evidence.ts'

const signing = (step: string) =>
  e2e('session.spec.ts', 'signing up, out and in: what is sent, and what the browser keeps', step)
const top = (step: string) => e2e('session.spec.ts', 'a new page and a new query begin at the top', step)
const verifying = (step: string) =>
  e2e('session.spec.ts', 'an e-mail that is not verified leads to its page, and only by the exact words', step)
const leadsHome = (path: string) =>
  e2e(
    'routes.spec.ts',
    'who is signed in opens what is private, and is led home from the pages of signing in',
    `${path} leads to /`,
  )

/** Section 2b Guards. */
export const guards = {
  R079: {
    text: 'On first navigation the session is verified exactly once (one GET /is-auth), not on later navigations.',
    shownBy: [
      e2e('session.spec.ts', 'the session is asked for once, however far one walks'),
      models(addresses, 'the session is asked for once, whatever page one goes to'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/guards.tsx',
        from: '  if (signedIn) return <Outlet />\n',
        to: "  if (signedIn) {\n    void fetch('/api/is-auth')\n    return <Outlet />\n  }\n",
      },
      {
        file: 'apps/site/src/routes/SiteRoutes.tsx',
        from: '  useScrollToTop()\n',
        to: "  useScrollToTop()\n  useEffect(() => void fetch('/api/is-auth'))\n",
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: "const answer = await orFailure(unwrap(client.GET('/is-auth', { signal })))",
        to: 'const answer = { authenticated: false, emailVerified: false, aborted: signal.aborted }',
      },
    ],
  },
  R080: {
    text: 'A protected route for an unauthenticated user goes to /login with query redirect equal to the full wanted path (path + query + hash).',
    shownBy: [
      e2e('routes.spec.ts', 'a guest is led from what is private to the sign-in, and the whole address goes along'),
    ],
    breaks: [
      { file: 'apps/site/src/frame/guards.tsx', from: 'loginFor(pathname + search + hash)', to: 'loginFor(pathname)' },
    ],
  },
  R081: {
    text: 'A guest-only route for a logged-in user goes to /.',
    shownBy: [leadsHome('/login'), leadsHome('/register'), leadsHome('/forgot-password')],
    breaks: [
      {
        file: 'apps/site/src/frame/guards.tsx',
        from: '  if (cameSignedIn) return <Navigate to={paths.HomePage} replace />\n',
        to: '',
      },
    ],
  },
  R082: {
    text: 'After login the user goes to the redirect path if present.',
    shownBy: [
      e2e(
        'journey.spec.ts',
        'the main job: from the landing page to pictures, tokens and back again',
        'find all of it in My projects after a reload, a crash of the server and a new sign-in',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/guards.tsx',
        from: "safeRedirect(query.get('redirect')) ?? paths.Account",
        to: 'paths.Account',
      },
    ],
  },
  R083: {
    text: 'After login without redirect the user goes to /account.',
    shownBy: [signing('sign-in keeps flag and token again, and leads to the account')],
    breaks: [{ file: 'apps/site/src/frame/guards.tsx', from: '?? paths.Account', to: '?? paths.HomePage' }],
  },
  R084: {
    text: 'After registration the user goes to the account.',
    shownBy: [
      signing('sign-up sends exactly its fields, and keeps flag and token'),
      e2e(
        'first-picture.spec.ts',
        'who signs up lands on a first picture to make, makes it, and meets the profile afterwards',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/guards.tsx',
        from: "safeRedirect(query.get('redirect')) ?? paths.Account",
        to: "safeRedirect(query.get('redirect')) ?? paths.HomePage",
      },
    ],
  },
  R085: {
    text: 'Redirect accepts only same-origin paths ("//evil.test" and "https://evil.test" are ignored). [D62]',
    shownBy: [
      e2e('resilience.spec.ts', 'a redirect that leads off the site is ignored'),
      unit('apps/site/src/app/redirect.test.ts', 'safeRedirect'),
    ],
    breaks: [
      { file: 'apps/site/src/app/redirect.ts', from: 'url.origin !== somewhere || ', to: '' },
      { file: 'apps/site/src/app/redirect.ts', from: "!wanted?.startsWith('/')", to: 'wanted === null' },
    ],
  },
  R086: {
    text: 'Scroll goes to top on route change.',
    shownBy: [top('a new page')],
    breaks: [
      {
        file: 'apps/site/src/frame/useScrollToTop.ts',
        from: "    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })\n",
        to: '',
      },
    ],
  },
  R087: {
    text: 'Scroll goes to top when the page query changes on the same path.',
    shownBy: [top('a new query of the same page')],
    breaks: [{ file: 'apps/site/src/frame/useScrollToTop.ts', from: 'pathname + search', to: 'pathname' }],
  },
  R088: {
    text: 'A 403 whose message is exactly "Your email address is not verified." goes to /email-verification with a redirect query.',
    shownBy: [
      verifying('other words are shown where one is'),
      verifying('the exact words lead away, and the address goes along'),
    ],
    breaks: [
      { file: 'apps/site/src/app/errorConsequences.ts', from: 'error.message === emailNotVerified', to: 'true' },
      {
        file: 'apps/site/src/app/errorConsequences.ts',
        from: "'Your email address is not verified.'",
        to: "'Your e-mail address is not verified.'",
      },
    ],
  },
} satisfies Area
