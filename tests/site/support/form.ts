import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { isAt, nothingIsWrong } from './assertions.ts'
import { notOk } from './badAnswers.ts'
import { createLazySite } from './createLazySite.ts'
import { email, sendSignIn, today } from './signing.ts'

interface Calls<Call> {
  readonly next: () => Promise<Call>
  readonly count: number
  readonly waiting: number
}

type Tab = ReturnType<typeof createLazySite>
type Handler = NonNullable<Parameters<Tab['open']>[0]['handlers']>[number]

interface FormFixture<Call> {
  readonly tab: Tab
  /** The calls that the form makes. */
  readonly calls: Calls<Call>
  /** How many were to be made so far. */
  sent: number
  /** What is said of the last one. */
  why: string
}

export const createFormFixture = <Deferred>(calls: Deferred) => ({ tab: createLazySite(), calls, sent: 0, why: '' })

interface FormOptions<Call> {
  submit: () => Promise<void>
  /** The button while the form is being submitted. */
  busy: Locator
  /** Checks what came to the server. */
  arrives?: (call: Call) => void | Promise<void>
  accept: (call: Call) => void
  refuse: (call: Call) => void
  words: { notOk: string; noAnswer: string }
  /** The form, with nothing on its way to the server. */
  isForm: () => Promise<void>
  isRefused: () => Promise<void>
}

/** How a person at the screen takes the steps of every form, and what they see in its states. */
export const formAtScreen = <Call extends { respond: (response: Response) => void; reject: () => void }, More>(
  setUp: () => FormFixture<Call> & More,
  { submit, busy, arrives, accept, refuse, words, isForm, isRefused }: FormOptions<Call>,
) => {
  type Fixture = FormFixture<Call> & More
  const arrived = async ({ calls }: Fixture): Promise<Call> => {
    const call = await calls.next()
    await arrives?.(call)
    return call
  }
  const form = async (fixture: Fixture) => {
    await isForm()
    expect([fixture.calls.count, fixture.calls.waiting]).toEqual([fixture.sent, 0])
  }
  return {
    setUp,
    end: ({ tab }: Fixture) => tab.close(),
    steps: {
      'the person submits the form': async (fixture: Fixture) => {
        await submit()
        fixture.sent += 1
      },
      // The button is busy after the first press and must not count a second one.
      'the person presses the button again': () => busy.click({ force: true }),
      'the server accepts the form': async (fixture: Fixture) => accept(await arrived(fixture)),
      'the server answers that it did not work': async (fixture: Fixture) => {
        fixture.why = words.notOk
        ;(await arrived(fixture)).respond(notOk())
      },
      'the server refuses the form': async (fixture: Fixture) => refuse(await arrived(fixture)),
      'no answer comes': async (fixture: Fixture) => {
        fixture.why = words.noAnswer
        ;(await arrived(fixture)).reject()
      },
    },
    states: {
      'before the form': () => {},
      'the form': async (fixture: Fixture) => {
        await form(fixture)
        await nothingIsWrong()
      },
      'being submitted': async ({ calls, sent }: Fixture) => {
        await expect.element(busy).toBeDisabled()
        await nothingIsWrong()
        await expect.poll(() => [calls.count, calls.waiting]).toEqual([sent, 1])
      },
      'the form, and why': async (fixture: Fixture) => {
        await form(fixture)
        await expect.element(page.getByRole('alert').getByText(fixture.why)).toBeVisible()
      },
      'the form, and the words of the server': async (fixture: Fixture) => {
        await form(fixture)
        await isRefused()
      },
    },
  }
}

interface AccountFixture extends FormFixture<unknown> {
  readonly calls: Calls<unknown> & { readonly handler: Handler }
  /** Where somebody who is not signed in ends up. */
  ledTo: string
}

/** The further steps and states of a form in the account. `field` is seen by nobody who is not signed in. */
export const accountForm = (path: string, field: Locator) => ({
  steps: {
    'the person opens the form': ({ tab, calls }: AccountFixture) =>
      tab.open({ path, signedIn: true, handlers: [calls.handler] }),
    'a guest opens the form': ({ tab, calls }: AccountFixture) =>
      tab.open({ path, signedIn: false, handlers: [calls.handler] }),
    'the person signs in': () => sendSignIn({ email, password: today }),
    'the person signs out': async (fixture: AccountFixture) => {
      await page.getByRole('button', { name: 'Logout' }).click()
      fixture.ledTo = '/'
    },
  },
  states: {
    'nothing can be submitted': async ({ calls, sent, ledTo }: AccountFixture) => {
      await isAt(ledTo)
      await expect.element(page.getByRole('link', { name: 'Account' })).not.toBeInTheDocument()
      await expect.element(field).not.toBeInTheDocument()
      expect(localStorage.getItem('auth_session')).toBeNull()
      expect(calls.count).toBe(sent)
    },
  },
})
