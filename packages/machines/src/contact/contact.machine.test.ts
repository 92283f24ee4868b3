import { expect, test } from 'vitest'
import { createTestContact } from './contact.support.ts'

test('an empty form is sent: only the server checks (R278)', { tags: ['R278'] }, () => {
  const { submit, request } = createTestContact()
  const empty = { name: '', surname: '', email: '', phone: '', topic: '', message: '' }
  submit(empty)
  expect(request.calls.map((call) => call.input.values)).toEqual([empty])
})

test('the thanks stay for 900 ms, then the form closes once (R226)', { tags: ['R226'] }, async () => {
  const { at, clock, submit, request, emitted } = createTestContact()
  submit()
  await request.last().answer({ status: 'OK', message: 'Thank you' })
  expect(at().hasTag('sent')).toBe(true)
  clock.increment(899)
  expect(at().hasTag('sent')).toBe(true)
  clock.increment(1)
  expect(at().hasTag('needsInput')).toBe(true)
  clock.increment(10_000)
  expect(emitted).toEqual([{ type: 'formFinished' }])
})

test('a form that the person closed is not closed again', async () => {
  const { actor, at, clock, submit, request, emitted } = createTestContact()
  submit()
  await request.last().answer({ status: 'OK' })
  actor.send({ type: 'form.reset' })
  expect(at().value).toEqual({ editing: 'filling' })
  clock.increment(900)
  expect(emitted).toEqual([])
})

test('closing while the message is on its way does not stop it', async () => {
  const { actor, at, submit, request } = createTestContact()
  submit()
  actor.send({ type: 'form.reset' })
  await request.last().answer({ status: 'OK' })
  expect(at().hasTag('sent')).toBe(true)
})
