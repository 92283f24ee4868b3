import { checkoutTexts } from '@mintage/ui/texts/checkout'
import type { Page } from '@playwright/test'
import { expectToast } from '../../support/toasts.ts'
import type { ConfirmInformationLooks, confirmInformation } from './confirm-information.ts'
import { billing } from './customer.ts'
import { expect } from './fixtures.ts'
import type { NetworkGate } from './networkGate.ts'

/** What is known of an order from the moment on that the server has opened it. */
export interface PlacedOrder {
  page: Page
  confirming: ReturnType<typeof confirmInformation>
  checkout: NetworkGate
  /** Its id as the page keeps it; empty before there is one. */
  order: string
  /** The city that it was placed with, or changed to. */
  city: string
  /** Calls about it that have had their end. */
  answered: number
  /** The server's words about what was sent last. */
  problem: string
}

export const zipFor = (ahead: readonly string[]) => {
  const answer = ahead.find((step) => /^the server (accepts|refuses)|^no answer comes/.test(step))
  return answer === 'the server refuses' ? '0151'.repeat(6) : billing.zip
}

const savedOrder = ({ page }: PlacedOrder) =>
  page.evaluate(() => /"orderId":"([^"]+)"/.exec(sessionStorage.getItem('mintage_checkout') ?? '')?.[1] ?? '')

const sends = ({ checkout }: PlacedOrder, calls: 0 | 1) => expect.poll(() => checkout.waiting).toBe(calls)

export const isPaying = async (placed: PlacedOrder) => {
  const { page, checkout, answered } = placed
  await expect(page).toHaveURL(/\/pay$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay €(10\.80|9\.72)$/ })).toBeEnabled()
  await expect.poll(() => savedOrder(placed)).not.toBe('')
  placed.order ||= await savedOrder(placed)
  expect(await savedOrder(placed)).toBe(placed.order)
  expect(checkout.passed).toBe(answered)
}

const isChanging = async (placed: PlacedOrder, looks: ConfirmInformationLooks & { city?: string } = {}) => {
  const { page, confirming } = placed
  const { city = placed.city, ...rest } = looks
  await confirming.looksLike(rest)
  await expect(confirming.city).toHaveValue(city)
  // The screen behind the dialog names the order too.
  const id = await page.getByRole('main', { includeHidden: true }).getByText(/^MT-/).textContent()
  await expect(confirming.orderId).toHaveText(`Order ID${id}`)
  await expect(page).toHaveURL(/\/pay$/)
}

const isSendingChange = async (placed: PlacedOrder) => {
  await isChanging(placed, { city: 'Bergen', sending: true })
  await sends(placed, 1)
}

const isChanged = async (placed: PlacedOrder) => {
  await expectToast(placed.page, checkoutTexts['checkout.billingChanged'])
  await isPaying(placed)
}

const confirm = async ({ confirming, checkout }: PlacedOrder, city: string, zip: string) => {
  checkout.close()
  await confirming.city.fill(city)
  await confirming.postCode.fill(zip)
  await confirming.confirm.click()
}

export const stepsOfPlacedOrder = {
  'the person asks for the billing details of the order': ({ page }: PlacedOrder) =>
    page.getByRole('button', { name: 'Change billing details' }).click(),
  'the person confirms them as they are': (placed: PlacedOrder) => confirm(placed, placed.city, billing.zip),
  'the person confirms other details': (placed: PlacedOrder, ahead: readonly string[]) =>
    confirm(placed, 'Bergen', zipFor(ahead)),
  'the server accepts': async (placed: PlacedOrder) => {
    placed.answered += 1
    const changes = await placed.confirming.orderId.isVisible()
    const city = await placed.confirming.city.inputValue()
    await placed.checkout.letThrough()
    if (changes) placed.city = city
  },
}

export const placesOfPlacedOrder = {
  'other details being sent': async (placed: PlacedOrder) => {
    await placed.confirming.looksLike({ sending: true })
    await expect(placed.confirming.city).toHaveValue('Bergen')
    await sends(placed, 1)
  },
  'accepted, with those details': async (placed: PlacedOrder) => {
    await isPaying(placed)
    expect(await placed.page.evaluate(() => sessionStorage.getItem('mintage_checkout'))).toContain('"city":"Bergen"')
  },
  'the billing details of the order': (placed: PlacedOrder) => isChanging(placed),
  'the billing details of the order, told why': (placed: PlacedOrder) =>
    isChanging(placed, { city: 'Bergen', problem: placed.problem }),
  'the billing details of the order, left without an answer': (placed: PlacedOrder) =>
    isChanging(placed, { city: 'Bergen', problem: placed.problem }),
  'the billing details of the order, told why but perhaps changed': (placed: PlacedOrder) =>
    isChanging(placed, { city: 'Bergen', problem: placed.problem }),
  'the change being sent': isSendingChange,
  'the change being sent again': isSendingChange,
  'the details of before being sent': async (placed: PlacedOrder) => {
    await isChanging(placed, { sending: true })
    await sends(placed, 1)
  },
  'accepted, with other billing details': isChanged,
  'accepted, with the billing details of before': isChanged,
}
