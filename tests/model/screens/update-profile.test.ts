import { fieldErrors, held, makeProfile, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { isAt, isWrong, nothingIsWrong } from './support/look.ts'
import { notOk } from './support/refusal.ts'
import { sendSignIn } from './support/signing.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const path = '/account/profile'

const begin = () => ({
  tab: siteInWaiting(),
  update: held('put', '/user/profile'),
  sent: 0,
  /** Where somebody who is not signed in ends up. */
  ledTo: `/login?redirect=${encodeURIComponent(path)}`,
})

type World = ReturnType<typeof begin>

const open = ({ tab, update }: World, signedIn: boolean) => tab.open({ path, signedIn, wire: [update.handler] })

const city = page.getByLabelText('City')
const save = page.getByRole('button', { name: 'Save changes' })
const saving = page.getByRole('button', { name: 'Saving...' })
const saved = page.getByText('Saved.', { exact: true })

const call = async ({ update }: World) => {
  const next = await update.next()
  expect(await next.json()).toMatchObject({ city: 'Galway', country: 105 })
  return next
}

/** The form with what the person typed, and nothing on its way to the server. */
const form = async ({ update, sent }: World) => {
  await isAt(path)
  await expect.element(save).toBeEnabled()
  expect([update.count, update.waiting]).toEqual([sent, 0])
}

describeScreens(models['update-profile'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'a signed-in person opens the tab': (world) => open(world, true),
    'a guest opens the tab': (world) => open(world, false),
    'the person signs in': () => sendSignIn({ email: 'ida@example.com', password: 'Today77' }),
    'the person signs out': async (world) => {
      await page.getByRole('button', { name: 'Logout' }).click()
      world.ledTo = '/'
    },
    'the person saves the profile': async (world) => {
      await city.fill('Galway')
      await save.click()
      world.sent += 1
    },
    'the person presses the button again': () => saving.click({ force: true }),
    'the server keeps it': async (world) => (await call(world)).answer(200, ok(makeProfile())),
    'the server answers that it did not work': async (world) => (await call(world)).answerWith(notOk()),
    'the server finds a mistake': async (world) =>
      (await call(world)).answer(422, fieldErrors({ city: ['There is no such city'] })),
    'no answer comes': async (world) => (await call(world)).breakOff(),
  },
  states: {
    'before the account': () => {},
    'nothing can be sent': async ({ update, sent, ledTo }) => {
      await isAt(ledTo)
      await expect.element(save).not.toBeInTheDocument()
      expect(update.count).toBe(sent)
    },
    'the form': async (world) => {
      await form(world)
      await nothingIsWrong()
      await expect.element(saved).not.toBeInTheDocument()
    },
    'being saved': async ({ update, sent }) => {
      await expect.element(saving).toBeDisabled()
      await nothingIsWrong()
      await expect.poll(() => [update.count, update.waiting]).toEqual([sent, 1])
    },
    'the form, and why': async (world) => {
      await form(world)
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Your changes could not be saved. Please try again.')
      await expect.element(city).toHaveValue('Galway')
    },
    'the form, and why under the field': async (world) => {
      await form(world)
      await isWrong('City', 'There is no such city')
      await expect.element(city).toHaveValue('Galway')
    },
    saved: async (world) => {
      await form(world)
      await expect.element(saved).toBeVisible()
      await nothingIsWrong()
    },
  },
})
