import { expect, test } from 'vitest'
import { ConfigError } from '../support/env.ts'
import { readConfig } from './config.ts'

const whole = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const live = { ...whole, STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL: 'https://shop.example' }

test.each([
  ['a test key', whole, { isLive: false, apiBase: null, secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }],
  ['a live key', live, { isLive: true }],
  ['a restricted key', { ...live, STRIPE_SECRET_KEY: 'rk_live_1' }, { isLive: true }],
  [
    'a server of its own',
    { ...whole, STRIPE_API_BASE: 'http://127.0.0.1:12111' },
    { apiBase: new URL('http://127.0.0.1:12111') },
  ],
])('Stripe with %s', (_what, env, expected) => {
  expect(readConfig(env).stripe).toMatchObject(expected)
})

test.each([{}, { PAYMENT_GATEWAY: 'sandbox' }, { PAYMENT_GATEWAY: '' }])('%o takes the sandbox', (env) => {
  expect(readConfig(env).stripe).toBeNull()
})

test.each([
  [{ PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY must be sandbox or stripe'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'PAYMENT_GATEWAY must be stripe, because STRIPE_SECRET_KEY is set'],
  [
    { PAYMENT_GATEWAY: 'sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'PAYMENT_GATEWAY must be stripe, because STRIPE_WEBHOOK_SECRET is set',
  ],
  [
    { ...whole, STRIPE_SECRET_KEY: '' },
    'STRIPE_SECRET_KEY must be set too, because PAYMENT_GATEWAY is stripe: it is in Stripe’s dashboard under Developers, API keys',
  ],
  [
    { ...whole, STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_WEBHOOK_SECRET must be set too, because PAYMENT_GATEWAY is stripe: Stripe’s dashboard shows it with the webhook endpoint',
  ],
  [
    { ...whole, STRIPE_SECRET_KEY: 'pk_live_1' },
    'STRIPE_SECRET_KEY is the publishable key: set the secret or a restricted one',
  ],
  [
    { ...whole, STRIPE_SECRET_KEY: 'whsec_1' },
    'STRIPE_SECRET_KEY must begin with sk_live_, rk_live_, sk_test_ or rk_test_',
  ],
  [{ ...whole, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
  [
    { ...whole, STRIPE_API_BASE: 'http://a.test/v1' },
    'STRIPE_API_BASE must be an origin such as http://127.0.0.1:12111',
  ],
  [{ ...whole, STRIPE_API_BASE: 'ftp://a.test' }, 'STRIPE_API_BASE must begin with http: or https:'],
  [
    { ...live, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    'STRIPE_API_BASE must begin with https: for a live key, which may not be sent in the open',
  ],
  [
    { ...live, PUBLIC_URL: 'http://shop.example' },
    'PUBLIC_URL must begin with https: for a live key, as Stripe demands',
  ],
])('%o is refused: %s', (env, message) => {
  const read = () => readConfig(env)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(expect.objectContaining({ message }))
})
