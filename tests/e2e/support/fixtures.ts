import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { watchPolicy } from './policy.ts'
import { MintageServer } from './server.ts'

/** Shared with the sandbox gateway, so that its events can be sent when a path wants them. */
export const webhookSecret = 'events-of-the-sandbox-gateway'

/** Behind a proxy, as in production: each visitor has an IP address, and the limits hold for each address. */
const env = { TRUST_PROXY: 'on', WEBHOOK_SECRET: webhookSecret }

let addresses = 0

/** Headers of a new visitor: each call gives another IP address. */
export function fromNewAddress() {
  addresses += 1
  return { 'x-forwarded-for': `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` } as const
}

interface WorkerFixtures {
  server: MintageServer
}

export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await MintageServer.start(env)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  // No one watches: all but one pixel of each page is laid out and not drawn (docs/decisions/stories.md).
  context: async ({ context, headless }, use) => {
    if (headless) context.on('page', withoutPaint)
    await context.setExtraHTTPHeaders(fromNewAddress())
    const refused = watchPolicy(context)
    await use(context)
    expect(refused, 'what the policy of a page refused').toEqual([])
  },
  page: async ({ page }, use) => {
    await use(await withProgram(page))
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

/** Pages for guests load their program at the first sign of use: from now on each gives one when it has been parsed. */
export const useAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const button = document.body.appendChild(document.createElement('button'))
      button.dispatchEvent(new Event('pointerover', { bubbles: true }))
      button.remove()
    }),
  )

/** A page that has arrived when its program has taken it over. */
export async function withProgram(page: Page): Promise<Page> {
  await useAtOnce(page)
  const ready = () => page.waitForFunction(() => !('endHydration' in window))
  const { goto, reload } = page
  page.goto = async (...address) => {
    const response = await goto.apply(page, address)
    await ready()
    return response
  }
  page.reload = async (...options) => {
    const response = await reload.apply(page, options)
    await ready()
    return response
  }
  return page
}

async function withoutPaint(page: Page): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setVisibleSize', { width: 1, height: 1 })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

export { expect } from '@playwright/test'

/** A photograph-like image: a plain studio background with a disc in front of it. */
export async function portrait(width = 480, height = 360): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#dfe7e4"/>
    <circle cx="50%" cy="52%" r="${height * 0.32}" fill="#b4532a"/>
    <circle cx="44%" cy="44%" r="${height * 0.08}" fill="#e8b98f"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

let customers = 0

/** A new customer: every call gives another e-mail address. */
export function newCustomer() {
  customers += 1
  return {
    name: 'Ida',
    surname: 'Halvorsen',
    email: `ida.${process.pid}.${customers}.${Date.now()}@example.com`,
    password: 'Copper12',
  }
}
