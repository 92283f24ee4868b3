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
    // Hooks need React; images.ts has the browser decode and draw.
    mutate: ['src/**/*.ts', '!src/**/use[A-Z]*.ts', '!src/flows/services/images.ts'],
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
      'src/{config,errors,limits}.ts',
      'src/accounts/{cookies,rules}.ts',
      'src/checkout/{plan,pricing}.ts',
      'src/db/lock.ts',
      'src/engines/{policy-words,policy}.ts',
      'src/http/{bodies,error-handler,errors,forms,logging,origin,rate-limits,security-headers,storable}.ts',
      'src/images/own-settings.ts',
      'src/mail/outbox.ts',
      'src/payments/sandbox/cards.ts',
      'src/site/client-routes.ts',
      'src/storage/{folder,keys,s3-config}.ts',
      'src/support/{amounts,cache,canonical,error-code,paging,schedule,secrets,server-secret}.ts',
    ],
    tests: [
      'src/{accounts,checkout,http,images,mail,payments,site,storage,support}/**/*.test.ts',
      'src/*.test.ts',
      'src/db/lock.test.ts',
      'src/engines/policy.test.ts',
    ],
    least: 90,
  },
}

/** The area that scripts/mutation.mjs names. */
export const area = areas[process.env.MUTATION_AREA ?? ''] ?? areas.machines
