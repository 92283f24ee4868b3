import { expect, type Page } from '@playwright/test'
import type { Customer } from './customer.ts'

/** Fills in the sign-in form that is on screen. */
export async function fillInSignIn(page: Page, { who }: Customer): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * The menu of a narrow window has the way in and the way out in one place, wherever one is. A notice may come to stand
 * over its foot, and stays there while the mouse is upon it: what is chosen is chosen by keyboard.
 */
const menu = async (page: Page) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog')
}

/** Signs in by way of the menu, and comes back to the page that was left. */
export async function signInAndComeBack(page: Page, customer: Customer): Promise<void> {
  const left = page.url()
  await (await menu(page)).getByRole('link', { name: 'Log in' }).press('Enter')
  await fillInSignIn(page, customer)
  await expect(page).toHaveURL(/\/account\/profile$/)
  await page.goBack()
  await expect(page).toHaveURL(left)
}

/** Signs out by way of the menu, and comes back to the page that was left. */
export async function signOutAndComeBack(page: Page): Promise<void> {
  const left = page.url()
  const title = await page.title()
  await (await menu(page)).getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  // The address changes before the page does: going back at once would not leave the page.
  await expect(page).not.toHaveTitle(title)
  await page.goBack()
  await expect(page).toHaveURL(left)
}
