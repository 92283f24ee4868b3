import { submitSignIn } from '@mintage/machines/auth'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Site } from './site.tsx'

export const password = 'Canary77'

/** Another one, which is to be changed. */
export const today = 'Today77'

export const email = 'ada@example.com'

const field = (label: string) => page.getByLabelText(label, { exact: true })

/** To the sign-in form, from the header of a page or from the sign-up form; on it, nowhere. */
export const goToSignIn = async (): Promise<void> => {
  if (window.location.pathname !== '/login') await page.getByRole('link', { name: 'Sign in', exact: true }).click()
}

/** To the sign-up form, from the header of a page or from the sign-in form; on it, nowhere. */
export const goToSignUp = async (): Promise<void> => {
  if (window.location.pathname !== '/register') {
    await page.getByRole('link', { name: /^(Sign up|Create an account)$/ }).click()
  }
}

/** Sends the sign-in form with what is given. */
export const sendSignIn = async (given: { email: string; password: string }): Promise<void> => {
  await field('Email').fill(given.email)
  await field('Password').fill(given.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Fills the sign-up form in, for the button to send it. */
export const fillSignUp = async (): Promise<void> => {
  await field('Name').fill('Ada')
  await field('Surname').fill('Coyne')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
  await page.getByRole('checkbox').click()
}

/** Fills in the form that changes the password, and sends it. */
export const sendPasswordChange = async (current = today): Promise<void> => {
  await field('Current password').fill(current)
  await field('New password').fill(password)
  await field('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

/** What was typed into a password field stays out of what this browser keeps, and out of the address. */
export const isNotStored = (secret: string): void => {
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href])).not.toContain(secret)
}

/** Signs the person in while the screen in front of them stays: no form of that screen does it. */
export const signIn = ({ dependencies: { session, credentials } }: Site): void => {
  submitSignIn(session, credentials, { email: 'ida@example.com', password: 'Copper12', rememberMe: false })
}

/** Ends the session while a public screen stays, as a 401 to any call of it does. */
export const signOut = ({ dependencies: { session } }: Site): void =>
  session.send({ type: 'session.rejected', onProtectedRoute: false })
