import { type Area, e2e, plays, unit } from '../evidence.ts'

const refuses = (path: string) =>
  e2e('routes.spec.ts', 'a guest is led from what is private to the sign-in, and the whole address goes along', path)
const buying = (step: string) =>
  e2e(
    'journey.spec.ts',
    'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
    step,
  )

/** Section 6 Roles and permissions. */
export const roles = {
  R293: {
    text: 'A guest can open home, pricing, FAQ, service landing pages, static pages, login, register, forgot/reset password, payment result pages.',
    shownBy: [
      e2e('routes.spec.ts', 'a guest opens what is public'),
      e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer'),
    ],
  },
  R294: {
    text: 'A guest opening account, services or email-verification is sent to login.',
    shownBy: [
      refuses('/account'),
      refuses('/account/profile'),
      refuses('/services'),
      refuses('/services/generate-image'),
      refuses('/email-verification'),
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
      e2e('trouble.spec.ts', 'an address that leads nowhere says so, and offers the way home'),
    ],
    breaks: [
      {
        file: 'apps/site/src/routes/paths.ts',
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
