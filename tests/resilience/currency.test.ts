import { held } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../model/screens/support/openSite.tsx'

test('after a list of currencies that failed, calls send the euro that the page shows, whatever was saved', async () => {
  const list = held('get', '/currencies')
  const history = held('get', '/payment-history')
  const site = await openSite({
    path: '/account/profile',
    signedIn: true,
    stored: { local: { currencyCode: 'GBP', currencySymbol: '£' } },
    handlers: [list.handler, history.handler],
  })
  onTestFinished(() => site.close())
  ;(await list.next()).answerWith(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await page.getByRole('link', { name: 'Payment history' }).click()
  const asked = await history.next()
  expect(new URL(asked.request.url).searchParams.get('currency')).toBe('EUR')
  expect(localStorage.getItem('currencyCode')).toBe('GBP')
})
