import { test as base } from '../../../e2e/support/fixtures.ts'
import { MintageServer } from '../../../e2e/support/server.ts'

/** Shared with the sandbox gateway, so that its events can be sent when a path wants them. */
export const webhookSecret = 'events-of-the-sandbox-gateway'

/** Everybody comes from one address here, and many of them: the limits have tests of their own. */
const env = { RATE_LIMIT: 'off', WEBHOOK_SECRET: webhookSecret }

/** A real server for the paths of the models; each path brings a customer and a browser of its own. */
export const test = base.extend<object, { server: MintageServer }>({
  server: [
    async ({}, use) => {
      const server = await MintageServer.start('stocked', env)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, server }, use) => {
    // The banner has a model of its own.
    await page.context().addCookies([{ name: 'cookie_consent', value: 'true', url: server.url }])
    await use(page)
  },
})

export { expect } from '@playwright/test'
