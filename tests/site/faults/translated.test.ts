import { makeQuote, mock, ok } from '@mintage/api-client/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { afterCheckout } from '../../../apps/site/src/testing/savedOrder.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { isAt } from '../support/assertions.ts'
import { buyTokens } from '../support/buyTokens.ts'
import { confirmInformation } from '../support/confirmInformation.ts'
import { mainText, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { leaveSite } from '../support/site.tsx'
import { translatePage } from '../support/translatePage.ts'

interface Journey {
  name: string
  visit: Visit
  go: () => Promise<void>
}

const confirm = async () => {
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await buyTokens.tickBoth()
  await buyTokens.goOn.click()
  await expect.element(confirmInformation.dialog).toBeVisible()
}

const journeys: readonly Journey[] = [
  {
    name: 'pays',
    visit: {
      path: '/pay',
      signedIn: true,
      stored: { visit: afterCheckout() },
      handlers: [mock('post', '/deposit/checkout/execute', ({ reply }) => reply(200, { status: 'OK' }))],
    },
    go: async () => {
      await page.getByRole('textbox', { name: 'Card number' }).fill('4929 1234 8765 0001')
      await page.getByRole('textbox', { name: 'Expiration date' }).fill('09/31')
      await page.getByRole('textbox', { name: 'CVV' }).fill('907')
      await page.getByRole('button', { name: /^Pay €/ }).click()
      await expect.element(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    },
  },
  {
    name: 'leaves the profile for the histories',
    visit: { path: '/account/profile', signedIn: true },
    go: async () => {
      for (const [name, path] of [
        ['Payment history', '/account/payment-history'],
        ['Request history', '/account/request-history'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).first().click()
        await isAt(path)
        await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
      }
    },
  },
  {
    name: 'moves the slider from one end to the other',
    visit: { path: '/pricing', signedIn: true },
    go: async () => {
      const slider = page.getByRole('slider')
      for (const key of ['{End}', '{Home}', '{PageUp}']) {
        slider.element().focus()
        await userEvent.keyboard(key)
        await waitForStableScreen(key)
      }
    },
  },
  {
    name: 'chooses another currency',
    visit: { path: '/pricing', signedIn: true },
    go: async () => {
      for (const name of [/GBP/, /USD/]) {
        await page.getByRole('button', { name: /Currency/ }).click()
        await page.getByRole('menuitemradio', { name }).click()
        await waitForStableScreen('the other currency')
      }
    },
  },
  {
    name: 'confirms the purchase of a pack with another country',
    visit: {
      path: '/pricing',
      signedIn: true,
      handlers: [
        mock('post', '/deposit/checkout', ({ reply }) => reply(200, { ...ok(makeQuote()), redirect_url: null })),
      ],
    },
    go: async () => {
      await confirm()
      for (const name of ['Germany', 'Ireland']) {
        await page.getByRole('combobox', { name: 'Country' }).click()
        await page.getByRole('option', { name, exact: true }).click()
      }
      await confirmInformation.confirm.click()
      await isAt('/pay')
    },
  },
]

/** What is read on the page once nothing changes any more. */
async function read({ visit, go }: Journey, setUp: () => void): Promise<string> {
  await visitUntilStable(visit)
  setUp()
  await go()
  await waitForStableScreen('the end of the way')
  const words = mainText() + (document.querySelector('header')?.textContent ?? '')
  await leaveSite()
  return words
}

/** A translation takes the text nodes out of the page that React holds. */
test.each(journeys)('shows the same on a translated page to a person who $name', async (journey) => {
  const untranslated = await read(journey, () => {})
  expect(await read(journey, translatePage)).toBe(untranslated)
})
