import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PaymentFailed } from '../../PaymentFailed/PaymentFailed.tsx'
import { PaymentPending } from '../../PaymentPending/PaymentPending.tsx'
import { PaymentSuccess } from '../../PaymentSuccess/PaymentSuccess.tsx'

const nothing = () => undefined

const screens: readonly (readonly [heading: string, screen: ReactElement])[] = [
  [
    'Payment Successful',
    <PaymentSuccess
      key="success"
      status="neutral"
      hrefs={{ services: '/services', paymentHistory: '/account/payment-history', home: '/' }}
    />,
  ],
  [
    'Payment Failed',
    <PaymentFailed
      key="failed"
      failure={{ kind: 'failed', error: null }}
      tryAgainHref="/pricing"
      contactHref="/contact"
      onContact={nothing}
    />,
  ],
  [
    'Payment is being processed',
    <PaymentPending
      key="pending"
      orderId={null}
      checking={false}
      onCheck={nothing}
      hrefs={{ account: '/account', home: '/' }}
    />,
  ],
]

describe('the payment results on the server', () => {
  it.each(screens)('renders %s', (heading, screen) => {
    expect(renderToString(screen).match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe(heading)
  })

  it('shows no order without an order id', () => {
    const page = (orderId: string | null) =>
      renderToString(
        <PaymentPending orderId={orderId} checking={false} onCheck={nothing} hrefs={{ account: '/a', home: '/' }} />,
      )
    expect(page(null)).not.toContain('Order ID')
    expect(page('8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50')).toContain('MT-WQ7T-V2G')
  })
})
