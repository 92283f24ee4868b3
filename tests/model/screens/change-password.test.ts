import { fieldErrors, held } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { isAt, isWrong, nothingIsWrong } from './support/look.ts'
import { notOk } from './support/refusal.ts'
import { email, isNotKept, password, sendPasswordChange, sendSignIn, today } from './support/signing.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const path = '/account/change-password'

const begin = () => ({
  tab: siteInWaiting(),
  change: held('post', '/user/change-password'),
  /** Changes sent so far. */
  sent: 0,
  /** Where somebody who is not signed in ends up. */
  ledTo: `/login?redirect=${encodeURIComponent(path)}`,
})

type World = ReturnType<typeof begin>

const open = ({ tab, change }: World, signedIn: boolean) => tab.open({ path, signedIn, wire: [change.handler] })

const fields = ['Current password', 'New password', 'Confirm new password']
const changing = page.getByRole('button', { name: 'Changing...' })

/** The call of a person who changed their password, as it came to the server. */
const call = async ({ change }: World) => {
  const next = await change.next()
  expect(await next.json()).toMatchObject({ current_password: today, password, password_confirmation: password })
  return next
}

/** The form, with nothing on its way to the server. */
const form = async ({ change, sent }: World) => {
  await isAt(path)
  await expect.element(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
  expect([change.count, change.waiting]).toEqual([sent, 0])
}

const saved = page.getByText('Your password is changed. Use the new one from now on.')

describeScreens(models['change-password'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'a signed-in person opens the tab': (world) => open(world, true),
    'a guest opens the tab': (world) => open(world, false),
    'the person signs in': () => sendSignIn({ email, password: today }),
    'the person signs out': async (world) => {
      await page.getByRole('button', { name: 'Logout' }).click()
      world.ledTo = '/'
    },
    'the person leaves the password of today empty': () => sendPasswordChange(''),
    'the person changes their password': async (world) => {
      await sendPasswordChange()
      world.sent += 1
    },
    'the person presses the button again': () => changing.click({ force: true }),
    'the server changes it': async (world) => (await call(world)).answer(200, { status: 'OK' }),
    'the server answers that it did not work': async (world) => (await call(world)).answerWith(notOk()),
    'the server finds the password of today wrong': async (world) =>
      (await call(world)).answer(422, fieldErrors({ current_password: ['That is not it'] })),
    'no answer comes': async (world) => (await call(world)).breakOff(),
  },
  states: {
    'before the account': () => {},
    'nothing can be sent': async ({ change, sent, ledTo }) => {
      await isAt(ledTo)
      await expect.element(page.getByRole('link', { name: 'Account' })).not.toBeInTheDocument()
      for (const name of fields) await expect.element(page.getByLabelText(name)).not.toBeInTheDocument()
      expect(localStorage.getItem('auth_session')).toBeNull()
      expect(change.count).toBe(sent)
    },
    'the form': async (world) => {
      await form(world)
      await nothingIsWrong()
      await expect.element(saved).not.toBeInTheDocument()
    },
    'told what to correct': async (world) => {
      await form(world)
      await isWrong('Current password', 'Please enter your current password')
    },
    'being changed': async ({ change, sent }) => {
      await expect.element(changing).toBeDisabled()
      await nothingIsWrong()
      await expect.element(saved).not.toBeInTheDocument()
      await expect.poll(() => [change.count, change.waiting]).toEqual([sent, 1])
    },
    'the form, and why': async (world) => {
      await form(world)
      await expect.element(page.getByRole('alert').getByText('Failed to update password')).toBeVisible()
    },
    'the form, and why under the field': async (world) => {
      await form(world)
      await isWrong('Current password', 'That is not it')
    },
    changed: async (world) => {
      await form(world)
      await expect.element(saved).toBeVisible()
      await nothingIsWrong()
      for (const name of fields) await expect.element(page.getByLabelText(name, { exact: true })).toHaveValue('')
    },
  },
  always: () => {
    isNotKept(password)
    isNotKept(today)
  },
})
