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

/** Signs in by way of the menu, and leaves the page by it. */
async function signIn(page: Page, customer: Customer): Promise<void> {
  await (await menu(page)).getByRole('link', { name: 'Log in' }).press('Enter')
  await fillInSignIn(page, customer)
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
}

/** Signs out by way of the menu, and leaves the page by it. */
async function signOut(page: Page): Promise<void> {
  const title = await page.title()
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/logout')
  await (await menu(page)).getByRole('button', { name: 'Logout' }).press('Enter')
  await answered
  // The address changes before the page does: going back at once would not leave the page.
  await expect(page).not.toHaveTitle(title)
}

/** Who comes back to a page to be somebody else there; `beforeReturn` is called on the page between. */
export interface Return {
  page: Page
  beforeReturn?: () => Promise<void>
}

async function comeBack({ page, beforeReturn }: Return, leave: () => Promise<void>): Promise<void> {
  const left = page.url()
  await leave()
  await beforeReturn?.()
  await page.goBack()
  await expect(page).toHaveURL(left)
}

/** Signs in by way of the menu, and comes back to the page that was left. */
export const signInAndComeBack = (coming: Return, customer: Customer) =>
  comeBack(coming, () => signIn(coming.page, customer))

/** Signs out by way of the menu, and comes back to the page that was left. */
export const signOutAndComeBack = (coming: Return) => comeBack(coming, () => signOut(coming.page))
