import type { Information } from '@mintage/machines/checkout'
import type { Profile } from '@mintage/machines/shared'
import { expect, it } from 'vitest'
import { cardPrefill } from './cardPrefill.ts'

const profile: Profile = {
  id: 'p-7',
  name: 'Ada',
  surname: 'Coyne',
  email: 'ada@example.com',
  phone: '+35312345678',
  balance: 100,
  debt: 0,
  avatarUrl: null,
  createdAt: '2026-11-20T09:30:00Z',
  country: null,
  city: '',
  address: '',
  postCode: '',
  lastPurchase: null,
}

const billing: Information = {
  name: 'Foundry',
  surname: 'Limited',
  email: 'books@example.com',
  phone: '+4722225555',
  country: 105,
  city: 'Dublin',
  address: '4 Foundry Lane',
  postCode: 'D08 X2Y4',
  company: '',
  vatNumber: '',
}

it('fills the card form from the profile, even with other billing details (R276, R277)', {
  tags: ['R276', 'R277'],
}, () => {
  expect(cardPrefill(profile, billing)).toEqual({
    cardholderName: 'Ada Coyne',
    email: 'ada@example.com',
    phone: '+35312345678',
  })
})

it('fills gaps of the profile from the billing details', () => {
  expect(cardPrefill({ ...profile, phone: '' }, billing).phone).toBe('+4722225555')
  expect(cardPrefill(null, billing)).toEqual({
    cardholderName: 'Foundry Limited',
    email: 'books@example.com',
    phone: '+4722225555',
  })
})
