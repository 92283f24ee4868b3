import { ConfigError, type Env, text, url } from '../support/env.ts'

export interface StripeConfig {
  secretKey: string
  /** Signs the events of the webhook endpoint. */
  webhookSecret: string
  /** A server that speaks Stripe's API, for tests; null: Stripe. */
  apiBase: URL | null
  /** A live key moves money. */
  isLive: boolean
}

const variables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const

function required(env: Env, name: (typeof variables)[number], where: string): string {
  const value = text(env, name)
  if (value === null) throw new ConfigError(name, `must be set too, because PAYMENT_GATEWAY is stripe: ${where}`)
  return value
}

function readKey(env: Env): string {
  const key = required(env, 'STRIPE_SECRET_KEY', 'it is in Stripe’s dashboard under Developers, API keys')
  if (key.startsWith('pk_'))
    throw new ConfigError('STRIPE_SECRET_KEY', 'is the publishable key: set the secret or a restricted one')
  if (!/^(sk|rk)_(test|live)_[\x21-\x7e]+$/.test(key))
    throw new ConfigError('STRIPE_SECRET_KEY', 'must begin with sk_live_, rk_live_, sk_test_ or rk_test_')
  return key
}

function readWebhookSecret(env: Env): string {
  const secret = required(env, 'STRIPE_WEBHOOK_SECRET', 'Stripe’s dashboard shows it with the webhook endpoint')
  if (!secret.startsWith('whsec_')) throw new ConfigError('STRIPE_WEBHOOK_SECRET', 'must begin with whsec_')
  return secret
}

/** @throws ConfigError for a missing setting, and for one that contradicts another */
export function readStripe(env: Env, publicUrl: URL): StripeConfig | null {
  const gateway = text(env, 'PAYMENT_GATEWAY') ?? 'sandbox'
  if (gateway !== 'sandbox' && gateway !== 'stripe')
    throw new ConfigError('PAYMENT_GATEWAY', 'must be sandbox or stripe')
  if (gateway === 'sandbox') {
    const lonely = variables.find((name) => text(env, name) !== null)
    if (lonely) throw new ConfigError('PAYMENT_GATEWAY', `must be stripe, because ${lonely} is set`)
    return null
  }
  const secretKey = readKey(env)
  const webhookSecret = readWebhookSecret(env)
  const isLive = secretKey.includes('_live_')
  const apiBase = url(env, 'STRIPE_API_BASE', ['http:', 'https:'])
  if (apiBase !== null && (apiBase.username || apiBase.pathname !== '/' || apiBase.search || apiBase.hash))
    throw new ConfigError('STRIPE_API_BASE', 'must be an origin such as http://127.0.0.1:12111')
  if (isLive && apiBase?.protocol === 'http:')
    throw new ConfigError('STRIPE_API_BASE', 'must begin with https: for a live key, which may not be sent in the open')
  if (isLive && publicUrl.protocol === 'http:')
    throw new ConfigError('PUBLIC_URL', 'must begin with https: for a live key, as Stripe demands')
  return { secretKey, webhookSecret, apiBase, isLive }
}
