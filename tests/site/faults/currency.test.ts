import { deferred } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../support/site.tsx'

test('calls send euro after the list of currencies failed to load, even with a saved currency', async () => {
  const list = deferred('get', '/currencies')
  const history = deferred('get', '/payment-history')
  await visit({
    path: '/account/profile',
    signedIn: true,
    stored: { local: { currencyCode: 'GBP', currencySymbol: '£' } },
    handlers: [list.handler, history.handler],
  })
  ;(await list.next()).respond(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await page.getByRole('link', { name: 'Payment history' }).click()
  const asked = await history.next()
  expect(new URL(asked.request.url).searchParams.get('currency')).toBe('EUR')
  expect(localStorage.getItem('currencyCode')).toBe('GBP')
})
