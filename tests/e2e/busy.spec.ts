import type { Page } from '@playwright/test'
import { isCall } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { arrive } from './support/steps.ts'

/** Presses the button while the call that it makes gets no answer: it says so, until the call fails. */
async function expectBusy(page: Page, { button, busy, call }: { button: string; busy: string; call: string }) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isCall(call), async (route) => {
    await released
    await route.fulfill({ status: 500, json: { status: 'ERROR' } })
  })
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('button', { name: busy, exact: true })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled()
}

test('a button says what is under way for as long as it is', {
  tag: ['@R120', '@R121', '@R122', '@R123', '@R124'],
}, async ({ page }) => {
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

  await test.step('asking for a reset link', async () => {
    await page.goto('/forgot-password')
    await type('Email', 'ida@example.com')
    await expectBusy(page, { button: 'Send reset link', busy: 'Sending...', call: '/user/request-password-restore' })
  })
  await test.step('resetting', async () => {
    await page.goto('/reset-password?token=t&email=ida@example.com')
    await type('New password', 'Copper77')
    await type('Confirm password', 'Copper77')
    await expectBusy(page, { button: 'Reset password', busy: 'Resetting...', call: '/user/restore-password' })
  })
  await test.step('signing in', async () => {
    await page.goto('/login')
    await type('Email', 'ida@example.com')
    await type('Password', 'Copper77')
    await expectBusy(page, { button: 'Sign in', busy: 'Signing in...', call: '/login' })
  })
  await test.step('registering', async () => {
    await page.goto('/register')
    for (const [label, text] of [
      ['Name', 'Ida'],
      ['Surname', 'Halvorsen'],
      ['Email', 'ida@example.com'],
      ['Password', 'Copper77'],
      ['Confirm password', 'Copper77'],
    ] as const) {
      await type(label, text)
    }
    await page.getByRole('checkbox').check()
    await expectBusy(page, { button: 'Create account', busy: 'Creating account...', call: '/register' })
  })
  await test.step('checking a payment', async () => {
    await arrive(page, newCustomer())
    await page.goto('/pending-payment')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()
    await expectBusy(page, { button: 'Check Status', busy: 'Checking...', call: '/user/profile' })
  })
})
