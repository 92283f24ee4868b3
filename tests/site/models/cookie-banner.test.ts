import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createLazySite } from '../support/createLazySite.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const banner = page.getByRole('region', { name: 'Cookies' })
const dialog = page.getByRole('dialog', { name: 'Cookies' })
const nothing = page.getByRole('button', { name: 'Accept' })
const consent = () => /cookie_consent=(true|false)/.exec(document.cookie)?.[1] ?? null

/** While the dialog is open, only it can be reached. */
const answer = async (name: 'Accept' | 'Decline') => {
  const asked = dialog.query() === null ? banner : dialog
  await asked.getByRole('button', { name }).click()
}

const nobodyAsks = async (stored: string) => {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  expect(consent()).toBe(stored)
}

testModelPaths(models['cookie-banner'], {
  setUp: createLazySite,
  end: (fixture) => fixture.close(),
  steps: {
    'the person comes for the first time': (fixture) =>
      fixture.open({ path: '/', stored: { cookies: { other: '1' } } }),
    'the person comes back after declining': (fixture) =>
      fixture.open({ path: '/', stored: { cookies: { cookie_consent: 'false' } } }),
    'the person comes back after accepting': (fixture) =>
      fixture.open({ path: '/', stored: { cookies: { cookie_consent: 'true' } } }),
    'the person accepts': () => answer('Accept'),
    'the person declines': () => answer('Decline'),
    'the person wants to learn more': () => banner.getByRole('button', { name: 'Cookie choices' }).click(),
    'the person closes the dialog': () => dialog.getByRole('button', { name: 'Close' }).click(),
  },
  states: {
    'nothing on screen': () => {},
    'the banner': async () => {
      await expect.element(banner.getByRole('button', { name: 'Cookie choices' })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(consent()).not.toBe('true')
    },
    'the consent dialog': async () => {
      await expect.element(dialog.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    },
    accepted: () => nobodyAsks('true'),
    declined: () => nobodyAsks('false'),
  },
})
