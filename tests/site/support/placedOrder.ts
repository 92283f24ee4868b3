import { makeQuote } from '@mintage/api-client/mocks'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from './assertions.ts'
import { type ConfirmInformationLooks, confirmInformation, expectConfirmInformation } from './confirmInformation.ts'

/** What is known of an order from the moment on that the server has opened it. */
export interface PlacedOrder {
  checkout: { readonly waiting: number; readonly count: number }
  /** The city that it was placed with, or changed to. */
  city: string
  /** Calls about it that have had their end. */
  answered: number
  /** The server's words about what was sent last. */
  problem: string
  /** What was last sent to be accepted. */
  sent: object
}

const changeBilling = page.getByRole('button', { name: 'Change billing details' })
const savedOrder = () => sessionStorage.getItem('mintage_checkout')
const bill = { 'Order ID': 'MT-0000-081', Amount: '€9.00', 'VAT 20%': '€1.80', 'Total to pay': '€10.80' }

const confirmCity = async (city: string) => {
  await confirmInformation.city.fill(city)
  await confirmInformation.confirm.click()
}

const sends = ({ checkout }: PlacedOrder, calls: 0 | 1) => expect.poll(() => checkout.waiting).toBe(calls)

export const isPaying = async ({ checkout, city, answered }: PlacedOrder) => {
  await isAt('/pay')
  await expect.element(confirmInformation.dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Pay €(9\.72|10\.80)$/ })).toBeEnabled()
  await expect.poll(savedOrder).toContain(makeQuote().id)
  expect(savedOrder()).toContain(`"city":"${city}"`)
  expect(checkout.count).toBe(answered)
}

/** The dialog over the pay screen, with the id of the order. */
const isChanging = async ({ city }: PlacedOrder, looks: Partial<ConfirmInformationLooks> = {}) => {
  await isAt('/pay')
  await expectConfirmInformation({ bill, city, ...looks })
  expect(savedOrder()).toContain(makeQuote().id)
}

const isSendingChange = async (order: PlacedOrder) => {
  await isChanging(order, { city: 'Cork', sending: true })
  await sends(order, 1)
}

const isChanged = async (order: PlacedOrder, city: string) => {
  await expect.element(page.getByText('Your billing details are changed', { exact: true }).first()).toBeVisible()
  await isPaying(order)
  expect(order.sent).toMatchObject({ deposit_id: makeQuote().id, city })
}

export const stepsOfPlacedOrder = {
  'the person asks for the billing details of the order': () => changeBilling.click(),
  'the person confirms them as they are': ({ city }: PlacedOrder) => confirmCity(city),
  'the person confirms other details': () => confirmCity('Cork'),
}

export const placesOfPlacedOrder = {
  'the billing details of the order': (order: PlacedOrder) => isChanging(order),
  'the other billing details of the order': (order: PlacedOrder) => isChanging(order, { city: 'Cork' }),
  'the billing details of the order, told what is missing': async (order: PlacedOrder) => {
    const problem = 'Please fill in all required fields'
    await isChanging(order, { city: '', cityError: 'City is required', problem })
    await sends(order, 0)
  },
  'the billing details of the order, told why': (order: PlacedOrder) =>
    isChanging(order, { city: 'Cork', problem: order.problem }),
  'the billing details of the order, left without an answer': (order: PlacedOrder) =>
    isChanging(order, { city: 'Cork', problem: order.problem }),
  'the billing details of the order, perhaps changed': (order: PlacedOrder) => isChanging(order),
  'the billing details of the order, told why but perhaps changed': (order: PlacedOrder) =>
    isChanging(order, { city: 'Cork', problem: order.problem }),
  'the change being sent': isSendingChange,
  'the change being sent again': isSendingChange,
  'the details of before being sent': async (order: PlacedOrder) => {
    await isChanging(order, { sending: true })
    await sends(order, 1)
  },
  'the pay screen, nothing changed': (order: PlacedOrder) => isPaying(order),
  'the pay screen, a change left without an answer': (order: PlacedOrder) => isPaying(order),
  'accepted, with other billing details': (order: PlacedOrder) => isChanged(order, 'Cork'),
  'accepted, with the billing details of before': (order: PlacedOrder) => isChanged(order, 'Dublin'),
}
