import { deferred } from '@mintage/api-client/mocks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buyTokens } from '../support/buyTokens.ts'
import { confirmInformation } from '../support/confirmInformation.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { failingNetwork } from '../support/failingNetwork.ts'
import { expectedScreen } from '../support/faults.ts'
import { faultsOfScreen, loading, mainText, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { visit } from '../support/site.tsx'
import { type Visitor, visits } from '../support/visits.ts'

/** Spec section 7: the client gives a call up after so long. */
const GIVEN_UP = 20_000

/** The browser counts a call's time by a clock that cannot be moved on; this one can. */
const countByTheMovedClock = () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const given = new AbortController()
    setTimeout(() => given.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return given.signal
  })
  onTestFinished(() => timeout.mockRestore())
}

const openSilent = async (visitor: Visitor) => {
  const network = failingNetwork()
  network.deferAnswers((call) => visitor.about.includes(call))
  countByTheMovedClock()
  const site = await visit({
    path: visitor.path,
    signedIn: visitor.signedIn,
    handlers: [network.handler, ...(visitor.handlers?.() ?? [])],
  })
  await expect.poll(() => network.calls.some((call) => visitor.about.includes(call))).toBe(true)
  await flushEventLoop()
  return { network, site }
}

test('every call of the site is given up after twenty seconds, and a checkout too', { tags: ['R397'] }, async () => {
  countByTheMovedClock()
  const checkout = deferred('post', '/deposit/checkout')
  const site = await visitUntilStable({ path: '/pricing', signedIn: true, handlers: [checkout.handler] })
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await buyTokens.tickBoth()
  await buyTokens.goOn.click()
  await confirmInformation.confirm.click()
  await checkout.next()
  await site.pass(GIVEN_UP)
  await expect.element(page.getByText('Checkout failed').first()).toBeVisible()
  await expect.element(confirmInformation.confirm).toBeEnabled()
  const asked = vi.mocked(AbortSignal.timeout).mock.calls.map(([ms]) => ms)
  expect(new Set(asked)).toEqual(new Set([GIVEN_UP]))
})

const thatAsk = Object.entries(visits).filter(([, { about }]) => about.length > 0)

describe.each(thatAsk)('%s, when the server takes its time', (_, visitor) => {
  test('waits five seconds without a word of failure, and then is as on a good day', async () => {
    const good = await expectedScreen(visitor)
    const { network, site } = await openSilent(visitor)
    await site.pass(5_000)
    expect(faultsOfScreen()).toEqual([])
    expect(document.querySelector('[role="alert"]')).toBeNull()
    network.recover()
    await waitForStableScreen('once the answer is there')
    await expect.poll(mainText).toBe(good.text)
  })

  test('gives up after twenty, says so or does without, and loads no more', async () => {
    const { site } = await openSilent(visitor)
    await site.pass(GIVEN_UP)
    await waitForStableScreen('once the call is given up')
    expect(loading()).toEqual([])
    expect(faultsOfScreen()).toEqual([])
  })
})
