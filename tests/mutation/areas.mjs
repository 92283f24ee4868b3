/**
 * @typedef {object} Area
 * @property {string} folder
 * @property {readonly string[]} mutate from the folder
 * @property {readonly string[]} tests from the folder; no fuzz tests, whose findings differ from run to run
 * @property {number} least mutation score in per cent
 */

export const noCode = [
  '!**/*.{test,test-d,support,model,driver,gen,d}.ts',
  '!**/{index,types,testing}.ts',
  '!**/testing/**',
]

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  machines: {
    folder: 'packages/machines',
    mutate: ['src/**/*.ts', '!src/{models,drivers}.ts'],
    tests: ['src/!(testing)/**/!(*.invariants).test.ts', 'src/*.test.ts'],
    least: 95,
  },
  site: {
    folder: 'apps/site',
    // Hooks need React; imageFiles.ts has the browser decode and draw.
    mutate: ['src/**/*.ts', '!src/**/use[A-Z]*.ts', '!src/flows/images/imageFiles.ts'],
    tests: ['src/**/*.test.ts'],
    least: 90,
  },
  client: {
    folder: 'packages/api-client',
    mutate: ['src/**/*.ts', '!src/mocks/**'],
    // contract.test.ts generates the client again, from the unchanged contract.
    tests: ['src/**/!(contract).test.ts'],
    least: 90,
  },
  ui: { folder: 'packages/ui', mutate: ['src/format/**/*.ts'], tests: ['src/format/**/*.test.ts'], least: 90 },
  api: {
    folder: 'apps/api',
    // The modules without a query: a test over the database takes a second for each mutant at best.
    mutate: [
      'src/errors.ts',
      'src/platform/config/default-rate-limits.ts',
      'src/platform/config/config.ts',
      'src/domain/accounts/{cookies,rules}.ts',
      'src/domain/checkout/offer.ts',
      'src/domain/catalogue/pricing.ts',
      'src/platform/db/lock.ts',
      'src/engines/shared/{policy-words,policy}.ts',
      'src/platform/http/{bodies,error-handler,errors,forms,logging,origin,rate-limits,security-headers,storable}.ts',
      'src/domain/images/own-settings.ts',
      'src/domain/mail/outbox.ts',
      'src/domain/payments/sandbox/cards.ts',
      'src/platform/ssr/client-routes.ts',
      'src/platform/storage/{folder,keys,s3-config}.ts',
      'src/platform/support/{amounts,cache,canonical,error-code,paging,schedule,secrets,server-secret}.ts',
    ],
    tests: [
      'src/{domain,platform}/**/*.test.ts',
      'src/*.test.ts',
      'src/platform/db/lock.test.ts',
      'src/engines/shared/policy.test.ts',
    ],
    least: 90,
  },
}

/** The area that scripts/mutation.mjs names. */
export const area = areas[process.env.MUTATION_AREA ?? ''] ?? areas.machines
