import { failure, mock } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { failingNetwork } from '../support/failingNetwork.ts'
import { listen, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { currentSite, type Site, visit } from '../support/site.tsx'

/** Those that stay: one that is leaving takes a moment to be out of sight. */
const toasts = () =>
  [...document.querySelectorAll('[data-toasts] li:not([data-removed=true])')].map(({ textContent }) => textContent)

const link = (name: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Lets time pass until the toast is there, in steps too small to count. */
const untilSaid = (site: Site, text: string) =>
  expect
    .poll(async () => {
      await site.pass(10)
      return toasts()
    })
    .toEqual([text])

async function expectThreeSeconds(site: Site, text: string): Promise<void> {
  await site.pass(2_900)
  expect(toasts()).toEqual([text])
  await site.pass(200)
  await expect.poll(toasts).toEqual([])
}

test('shows a missing response for three seconds, bottom right, on any page', {
  tags: ['R333', 'R366', 'R398'],
}, async () => {
  const network = failingNetwork()
  const site = await visitUntilStable({ path: '/faq', handlers: [network.handler] })
  network.respond((call) => (call === 'GET /packs' ? HttpResponse.error : undefined))
  site.stopClock()
  const text = 'Network error. Please check your connection.'
  await link('Pricing').click()
  await untilSaid(site, text)
  network.recover()
  await link('FAQ').click()
  await isAt('/faq')
  const box = document.querySelector('[data-toasts] li')?.getBoundingClientRect()
  expect(box?.right).toBeGreaterThan(window.innerWidth - 40)
  expect(box?.right).toBeLessThanOrEqual(window.innerWidth)
  expect(box?.bottom).toBeGreaterThan(window.innerHeight - 40)
  expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight)
  await expectThreeSeconds(site, text)
})

test('shows an ended session for three seconds', { tags: ['R334'] }, async () => {
  const refuse = mock('get', '/projects', ({ reply }) => reply(401, failure('Unauthenticated.')))
  const site = await visitUntilStable({ path: '/account/profile', signedIn: true, handlers: [refuse] })
  site.stopClock()
  await page.getByRole('main').getByRole('link', { name: 'My projects' }).click()
  await expect.poll(() => window.location.pathname).toBe('/login')
  const text = 'Session expired. Please log in again.'
  await untilSaid(site, text)
  await expectThreeSeconds(site, text)
})

describe('the toast of a refused call', { tags: ['R335', 'R337', 'R338'] }, () => {
  const open = async (answer: () => Response) => {
    const ear = listen()
    onTestFinished(ear.stop)
    await visit({ path: '/pricing', handlers: [mock('get', '/packs', answer)] })
    await waitForStableScreen('refused')
    return ear
  }

  test.each([
    ['403 in the words of the server', 403, failure('Not before noon.'), 'Not before noon.'],
    ['403 without words', 403, { status: 'ERROR' }, 'Access forbidden'],
    ['429', 429, failure('Slow down'), 'Too many requests. Please wait a moment.'],
    ['500', 500, failure('stack'), 'Server error. Please try again later.'],
    ['503', 503, {}, 'Server error. Please try again later.'],
  ])('%s', async (_, status, body, text) => {
    const { said } = await open(() => HttpResponse.json(body, { status }))
    await expect.poll(() => [...said].filter((one) => one === text)).toEqual([text])
  })

  test('422 is only logged', { tags: ['R336'] }, async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    await open(() => HttpResponse.json({ ...failure('No'), errors: { currency: ['No'] } }, { status: 422 }))
    await expect.element(page.getByText('The packs did not load')).toBeVisible()
    await expect.poll(() => log.mock.calls.join('\n')).toContain('GET /packs: refused')
    await currentSite().pass(1_000)
    expect(toasts()).toEqual([])
  })
})
