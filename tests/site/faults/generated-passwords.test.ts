import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isPasswordAllowed } from '../../../packages/machines/src/auth/rules.ts'
import { visitUntilStable } from '../support/screen.ts'

const withLength = (length: number) => 'Aa1'.padEnd(length, 'b')

test('offers passwords that are allowed, and none that are too short or too long', async () => {
  await visitUntilStable({ path: '/register', signedIn: false })
  const field = page.getByLabelText('Password', { exact: true }).element()
  if (!(field instanceof HTMLInputElement)) throw new Error('The password is typed into an input')
  const rules = new Map(
    (field.getAttribute('passwordrules') ?? '').split(/;\s*/).map((rule) => {
      const [name = '', value = ''] = rule.split(/:\s*/)
      return [name, Number(value)]
    }),
  )
  expect([rules.get('minlength'), rules.get('maxlength')]).toEqual([field.minLength, field.maxLength])
  const lengths = [field.minLength - 1, field.minLength, field.maxLength, field.maxLength + 1]
  expect(lengths.map((length) => isPasswordAllowed(withLength(length)))).toEqual([false, true, true, false])
})
