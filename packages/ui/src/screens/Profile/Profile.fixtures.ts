import type { ProfileData } from './Profile.types.ts'

export const ada: ProfileData = {
  name: 'Ada',
  surname: 'Coyne',
  email: 'ada@example.com',
  phone: '+35312345678',
  balance: 2009,
  avatarUrl: null,
  createdAt: '2026-11-20T09:30:00Z',
  countryId: 105,
  city: 'Dublin',
  address: '4 Foundry Lane',
  postCode: 'D08 X2Y4',
}

export const newcomer: ProfileData = {
  ...ada,
  phone: null,
  balance: 100,
  countryId: null,
  city: null,
  address: null,
  postCode: null,
}

export const longNamed: ProfileData = {
  ...ada,
  name: 'Maria-Magdalena Aleksandra',
  surname: 'van den Oosterweghel-Rosenkrantz',
  email: 'maria-magdalena.aleksandra.van.den.oosterweghel@department.of.coins.example.com',
  balance: 9_999_999,
}

/** A copper disc, because invented portraits of people are not allowed. */
export const avatarUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e9c9ae"/><circle cx="48" cy="40" r="18" fill="#8a4a24"/><path d="M12 96a36 36 0 0 1 72 0" fill="#8a4a24"/></svg>',
)}`

export const countries = [
  { id: 40, title: 'Canada' },
  { id: 105, title: 'Ireland' },
  { id: 113, title: 'Japan' },
  { id: 232, title: 'United Kingdom' },
]
