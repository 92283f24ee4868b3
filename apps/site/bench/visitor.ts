import type { Browser, BrowserContext, Page } from 'playwright'

let addresses = 0

/** A visitor of the site: each has an IP address, because the limits hold for each address. */
export async function newVisitor(browser: Browser, baseURL: string, width = 1440): Promise<BrowserContext> {
  addresses += 1
  return browser.newContext({
    baseURL,
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` },
  })
}

/** Registers a person; what is opened in this context from now on is a member's. */
export async function register(visitor: BrowserContext): Promise<void> {
  const answer = await visitor.request.post('/api/register', {
    data: {
      name: 'Ida',
      surname: 'Halvorsen',
      email: `ida.${addresses}.${Date.now()}@example.com`,
      phoneE164: null,
      password: 'Copper12',
      password_confirmation: 'Copper12',
      currency: 'EUR',
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Opens a page, and waits until its program has taken it over and asks for nothing any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !('takenOver' in window))
}

/** A processor so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}
