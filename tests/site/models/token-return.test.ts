import type { Schemas } from '@mintage/api-client'
import {
  deferred,
  failure,
  fieldErrors,
  makeImageRequest,
  makeProfile,
  makeRequestedImage,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLazySite } from '../support/createLazySite.ts'
import { copper, lake } from '../support/images.ts'
import { signOut } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

/** Where a visit keeps the ids of its requests for a reload. */
const requests = 'services.generate.jobs'

type Report = Schemas['ImageRequest']

/** Two images, the second of which is not good. */
const report = (left: number, second: 'available' | 'returned' = 'available'): Report =>
  makeImageRequest({
    state: 'completed',
    cost: 2,
    refunded: second === 'returned' ? 1 : 0,
    balance: second === 'returned' ? 199.9 : 198.9,
    settings: { prompt: 'A heron struck on a copper coin', style: 'none', size: '1024x1024', count: 2, seed: 42 },
    images: [
      makeRequestedImage({
        index: 0,
        state: 'delivered',
        project_id: sampleId(301),
        url: copper,
        token_return: 'available',
      }),
      makeRequestedImage({ index: 1, state: 'delivered', project_id: sampleId(302), url: lake, token_return: second }),
    ],
    token_returns_left: left,
  })

const setUp = () => {
  const tab = createLazySite()
  const calls = deferred('post', '/images/requests/{id}/return-token')
  /** Tokens on the server's books. */
  const account = { balance: 198.9 }
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
  return {
    ...{ tab, calls, account },
    left: 3,
    why: '',
    open: async (left: number) => {
      const reported = report(left)
      const status = mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(reported)))
      await tab.open({
        path: '/services/generate-image',
        signedIn: true,
        stored: { visit: { [requests]: JSON.stringify([reported.id]) } },
        handlers: [calls.handler, status, profile],
      })
    },
  }
}

type Fixture = ReturnType<typeof setUp>

const run = page.getByRole('article', { name: 'Images for: A heron struck on a copper coin' })
const notGood = run.getByRole('button', { name: 'Not good?' })
const dialog = page.getByRole('dialog')
const image = (name: string) => dialog.getByRole('radio', { name })
const submit = dialog.getByRole('button', { name: 'Get 1 token back' })
const submitting = dialog.getByRole('button', { name: 'Giving it back...' })
const comment = dialog.getByRole('textbox', { name: /^Your comment/ })
const alert = dialog.getByRole('alert')
const tokens = (amount: string) => page.getByRole('banner').getByText(amount, { exact: true })

const give = async (words: string) => {
  // Where one was given back before, only the other is left, and nothing is asked.
  if (image('image 2 of 2').elements().length > 0) await image('image 2 of 2').click()
  await dialog.getByRole('radio', { name: 'It has flaws' }).click()
  await comment.fill(words)
  await submit.click()
}

const close = async () => {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
}

/** The result with its dialog closed, and the focus where it was. */
const shown = async ({ calls, account }: Fixture) => {
  expect(calls.waiting).toBe(0)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(notGood).toBeEnabled()
  await expect.element(tokens(String(account.balance))).toBeVisible()
}

const asked = async ({ calls, left }: Fixture) => {
  expect(calls.waiting).toBe(0)
  await expect.element(submit).toBeEnabled()
  const words = left === 1 ? 'You can do this once more this month.' : `You can do this ${left} more times this month.`
  await expect.element(dialog.getByText(words)).toBeVisible()
}

testModelPaths(models['token-return'], {
  setUp,
  end: async ({ tab }) => {
    // A page that closes takes its requests along; on this page they would go on into the next path.
    signOut(tab.site)
    await tab.close()
  },
  steps: {
    'the person looks at a result': (fixture) => fixture.open(3),
    'the person looks at a result, with one return left': async (fixture) => {
      fixture.left = 1
      await fixture.open(1)
    },
    'the person looks at a result, with no return left': async (fixture) => {
      fixture.left = 0
      await fixture.open(0)
    },
    'the person finds it not good': () => notGood.click(),
    'the person gives no reason': () => submit.click(),
    'the person writes too much': () => give('x'.repeat(501)),
    'the person gives a reason': () => give('x'.repeat(500)),
    // The button is busy after the first press and must not count a second one.
    'the person presses the button again': () => submitting.click({ force: true }),
    'the person tries to close the dialog': () => userEvent.keyboard('{Escape}'),
    'the person closes the dialog': close,
    'the server gives the token back': async (fixture) => {
      const call = await fixture.calls.next()
      expect(call.params.id).toBe(report(3).id)
      expect(await call.json()).toMatchObject({ index: 1, reason: 'flaws', comment: 'x'.repeat(500) })
      fixture.account.balance = 199.9
      fixture.left = 2
      call.resolve(200, ok(report(2, 'returned')))
    },
    'the server refuses': async (fixture) => {
      fixture.why = 'You have used all your returns for this month.'
      ;(await fixture.calls.next()).resolve(409, failure(fixture.why))
    },
    'the server finds a mistake': async ({ calls }) =>
      (await calls.next()).resolve(422, fieldErrors({ comment: ['The comment is too long.'] })),
    'no answer comes': async (fixture) => {
      fixture.why = 'The token could not be given back. Please try again.'
      ;(await fixture.calls.next()).reject()
    },
  },
  states: {
    'before the service': () => {},
    'the result': shown,
    'the result, with one return left': shown,
    'the result, with no return left': shown,
    'asked for a reason': async (fixture) => {
      await asked(fixture)
      await expect.element(alert).not.toBeInTheDocument()
      await expect.element(comment).toHaveValue('')
    },
    'told what to correct': async (fixture) => {
      await asked(fixture)
      const { activeElement } = document
      const invalid = activeElement?.closest('[aria-invalid="true"]')
      expect(invalid).not.toBeNull()
      await expect.element(alert).not.toBeInTheDocument()
      await expect
        .element(dialog.getByText(/^(Please choose the picture|Please keep the comment to 500 characters)$/))
        .toBeVisible()
    },
    'being given back': async ({ calls }) => {
      await expect.poll(() => calls.waiting).toBe(1)
      await expect.element(submitting).toBeDisabled()
      await expect.element(alert).not.toBeInTheDocument()
    },
    'asked for a reason, and why': async (fixture) => {
      await asked(fixture)
      await expect.element(alert.getByText(fixture.why, { exact: true })).toBeVisible()
      await expect.element(comment).toHaveValue('x'.repeat(500))
    },
    'asked for a reason, with the mistake': async (fixture) => {
      await asked(fixture)
      await expect.element(comment).toHaveAccessibleDescription(/The comment is too long\./)
      await expect.element(comment).toHaveFocus()
    },
    'given back': async ({ calls }) => {
      expect(calls.waiting).toBe(0)
      await expect.element(dialog.getByRole('status').getByText('1 token given back')).toBeVisible()
      await expect.element(dialog.getByText('You can do this 2 more times this month.')).toBeVisible()
      await expect.element(dialog.getByRole('button', { name: 'Change the settings' })).toBeEnabled()
    },
    'the result, given back': async (fixture) => {
      await shown(fixture)
      await expect
        .element(run.getByRole('status'))
        .toHaveTextContent('2 images delivered for 2 tokens · 1 token given back')
      await expect.element(run.getByText('Token given back', { exact: true })).toBeVisible()
    },
    'told that none are left': async ({ calls }) => {
      expect(calls.waiting).toBe(0)
      await expect.element(dialog.getByText(/^You have used all your returns for this month/)).toBeVisible()
      await expect.element(submit).not.toBeInTheDocument()
    },
  },
})
