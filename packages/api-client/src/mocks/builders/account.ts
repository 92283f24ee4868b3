import type { Schemas } from '../../types.ts'
import { builder, sampleId } from './builder.ts'

export const makeAuthAnswer = builder<Schemas['AuthAnswer']>(() => ({
  status: 'OK',
  authenticated: true,
  emailVerified: true,
  access_token: 'mint_sample_token',
  token: 'mint_sample_token',
}))

/** The response of is-auth for a guest. */
export const makeGuestAnswer = (): Schemas['AuthAnswer'] => ({
  status: 'OK',
  authenticated: false,
  emailVerified: false,
})

export const makeProfile = builder<Schemas['Profile']>(() => ({
  id: sampleId(1),
  name: 'Ada',
  surname: 'Coyne',
  email: 'ada@example.com',
  emailVerified: true,
  phone: '+35312345678',
  balance: 200.9,
  avatarUrl: null,
  created_at: '2026-11-20T09:30:00Z',
  country: { id: 105, name: 'Ireland', iso: 'IE' },
  city: 'Dublin',
  address: '4 Foundry Lane',
  post_code: 'D08 X2Y4',
}))

export const makeLedgerEntry = builder<Schemas['LedgerEntry']>(() => ({
  id: '41',
  created_at: '2026-11-20T09:30:00Z',
  kind: 'welcome_bonus',
  tokens: 10,
  held: 0,
  balance_after: 10,
  description: 'Welcome bonus',
  deposit_id: null,
  request_id: null,
}))
