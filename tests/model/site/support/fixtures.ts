import { test as base } from '../../../e2e/support/fixtures.ts'

/** For the paths of the models; each brings a customer and a browser window of its own. */
export const test = base.extend({
  page: async ({ page, server }, use) => {
    // The banner has a model of its own.
    await page.context().addCookies([{ name: 'cookie_consent', value: 'true', url: server.url }])
    await use(page)
  },
})

export { expect } from '@playwright/test'
