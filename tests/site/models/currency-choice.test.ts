import { deferred, makeCurrency, makePacks, mock, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { backOnline } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const dollars = makeCurrency({ code: 'USD', value: 1.1, symbol: '$', default: 0 })
const pounds = makeCurrency({ code: 'GBP', value: 0.85, symbol: '£', default: 1 })

const setUp = () => {
  const asked: (string | null)[] = []
  return {
    tab: createLazySite(),
    list: deferred('get', '/currencies'),
    packs: mock('get', '/packs', ({ request, reply }) => {
      asked.push(new URL(request.url).searchParams.get('currency'))
      return reply(200, ok(makePacks()))
    }),
    /** The currency that the prices on the page were last asked for in. */
    pricesAskedIn: () => asked.at(-1),
  }
}

type Fixture = ReturnType<typeof setUp>

const menu = page.getByRole('banner').getByRole('button', { name: /^Currency/ })

const pick = async (label: string) => {
  await menu.click()
  await page.getByRole('menuitemradio', { name: label }).click()
}

/** The currency of the prices, what is kept of it for the next visit, and a choice where there is one. */
const pricesIn = async (
  { list, pricesAskedIn }: Fixture,
  { code, saved, choice }: { code: string; saved: string | null; choice: boolean },
) => {
  await expect.element(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible()
  await expect.poll(pricesAskedIn).toBe(code)
  expect(localStorage.getItem('currencyCode')).toBe(saved)
  expect(list.waiting).toBe(0)
  if (choice) await expect.element(menu).toHaveTextContent(`Currency:${code}`)
  else await expect.element(menu).not.toBeInTheDocument()
}

const inPounds = (fixture: Fixture) => pricesIn(fixture, { code: 'GBP', saved: 'GBP', choice: true })
const nothingButEuro = (fixture: Fixture) => pricesIn(fixture, { code: 'EUR', saved: null, choice: false })

const saysInvalid = ({ tab }: Fixture) =>
  expect(tab.site.dependencies.currency.getSnapshot().context.error).toEqual({ key: 'currency.invalid' })

testModelPaths(models['currency-choice'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the page loads': ({ tab, list, packs }) => tab.open({ path: '/pricing', handlers: [list.handler, packs] }),
    'the list arrives': async ({ list }) => (await list.next()).resolve(200, ok([dollars, pounds])),
    'an empty list arrives': async ({ list }) => (await list.next()).resolve(200, ok([])),
    'the list cannot be read': async ({ list }) => (await list.next()).reject(),
    'the person picks dollars': () => pick('$ USD'),
    'the person picks pounds': () => pick('£ GBP'),
    // A choice that came from elsewhere: the menu offers only what is listed.
    'somebody asks for a currency that is not listed': ({ tab }) =>
      tab.site.dependencies.currency.send({ type: 'currency.picked', code: 'XXX' }),
    'the person asks for the list again': backOnline,
  },
  states: {
    'before the page': () => {},
    'prices in euro until the list is there': async ({ list }) => {
      await expect.poll(() => list.waiting).toBe(1)
      await expect.element(menu).not.toBeInTheDocument()
    },
    'prices in pounds': inPounds,
    'prices in pounds, told it is invalid': async (fixture) => {
      await inPounds(fixture)
      saysInvalid(fixture)
    },
    'prices in dollars': (fixture) => pricesIn(fixture, { code: 'USD', saved: 'USD', choice: true }),
    'prices in euro': (fixture) => pricesIn(fixture, { code: 'EUR', saved: 'EUR', choice: false }),
    'nothing but euro, and why': async (fixture) => {
      await nothingButEuro(fixture)
      const { error } = fixture.tab.site.dependencies.currency.getSnapshot().context
      expect(error).toEqual({ key: 'currency.loadFailed' })
    },
    'nothing but euro, told it is invalid': async (fixture) => {
      await nothingButEuro(fixture)
      saysInvalid(fixture)
    },
  },
})
