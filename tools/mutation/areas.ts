// What `npm run mutation:code` changes, and by which tests it judges. What is left out has no rule that a unit test could
// hold, and is held elsewhere: docs/decisions/mutants.md says where.

export interface Area {
  readonly folder: string
  /** Whether a file, named from the root, is changed. */
  readonly has: (file: string) => boolean
  /** Of all mutants, in per cent: fewer noticed fails. */
  readonly least: number
  /**
   * The tests that are run, from the folder. Fuzz tests stay out, since a mutant that one finds by luck would survive
   * the next; so do tests that load all there is, which would be most of the time.
   */
  readonly tests: readonly string[]
}

/** Sources that run: no tests and what they share, no lists of exports, nothing that is generated. */
const isCode = (file: string) =>
  file.endsWith('.ts') &&
  !/\.(test|test-d|support|model|driver|gen|d)\.ts$|\/(index|types|testing)\.ts$|\/testing\//.test(file)

const below = (prefix: string, except: RegExp = /^$/) => {
  const isLeftOut = (file: string) => except.test(file.slice(prefix.length))
  return (file: string) => file.startsWith(prefix) && isCode(file) && !isLeftOut(file)
}

export const areas: Readonly<Record<string, Area>> = {
  machines: {
    folder: 'packages/machines',
    has: below('packages/machines/src/', /^(models|drivers)\.ts$/),
    least: 95,
    tests: ['src/!(testing)/**/!(*.invariants).test.ts', 'src/*.test.ts'],
  },
  site: {
    folder: 'apps/site',
    // Hooks need React; pictures.ts has the browser decode and draw.
    has: below('apps/site/src/', /(^|\/)use[A-Z]\w*\.ts$|^flows\/services\/pictures\.ts$/),
    least: 90,
    tests: ['src/**/*.test.ts'],
  },
  client: {
    folder: 'packages/api-client',
    has: below('packages/api-client/src/', /^mocks\//),
    least: 90,
    // Not the one that generates the client anew, from sources that are not the ones that were written.
    tests: ['src/**/!(contract).test.ts'],
  },
  ui: { folder: 'packages/ui', has: below('packages/ui/src/format/'), least: 90, tests: ['src/format/**/*.test.ts'] },
  api: {
    folder: 'apps/api',
    // What needs no database. The other rules are held by tests over one, which take a second for each mutant at best.
    has: (file) => rulesOfApi.has(file),
    least: 90,
    tests: [
      'src/{accounts,checkout,http,images,mail,payments,site,storage,support}/**/*.test.ts',
      'src/*.test.ts',
      'src/db/lock.test.ts',
      'src/engines/policy.test.ts',
    ],
  },
}

const rulesOfApi: ReadonlySet<string> = new Set(
  [
    'accounts/cookies.ts',
    'accounts/rules.ts',
    'checkout/plan.ts',
    'checkout/pricing.ts',
    'config.ts',
    'db/lock.ts',
    'engines/policy-words.ts',
    'engines/policy.ts',
    'http/bodies.ts',
    'http/error-handler.ts',
    'errors.ts',
    'http/errors.ts',
    'http/forms.ts',
    'http/logging.ts',
    'http/origin.ts',
    'http/rate-limits.ts',
    'http/security-headers.ts',
    'http/storable.ts',
    'images/own-settings.ts',
    'limits.ts',
    'mail/outbox.ts',
    'payments/sandbox/cards.ts',
    'site/client-routes.ts',
    'storage/folder.ts',
    'storage/keys.ts',
    'storage/s3-config.ts',
    'support/amounts.ts',
    'support/cache.ts',
    'support/canonical.ts',
    'support/error-code.ts',
    'support/paging.ts',
    'support/schedule.ts',
    'support/secrets.ts',
    'support/server-secret.ts',
  ].map((file) => `apps/api/src/${file}`),
)
