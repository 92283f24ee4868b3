import { test as base } from '../../support/fixtures.ts'
import { noteToasts } from '../../support/toasts.ts'

/** For the paths of the models; each brings a customer and a browser window of its own. */
export const test = base.extend({
  page: async ({ page, server }, use) => {
    // The banner has a model of its own.
    await page.context().addCookies([{ name: 'cookie_consent', value: 'true', url: server.url }])
    // A call is held for as long as the path wants: the site would give it up after twenty seconds of a busy machine.
    await page.addInitScript(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }))
    await noteToasts(page)
    await use(page)
  },
})

export { expect } from '@playwright/test'
