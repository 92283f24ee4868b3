import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { settle, statePaths } from '../testing/index.ts'
import { createTestContact, message } from './contact.support.ts'
import { contactMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(contactMachine)).toEqual(['editing', 'editing.filling', 'editing.refused', 'submitting', 'sent'])
})

test('an empty form is sent: only the server checks (R278)', () => {
  const { send, sendMessage } = createTestContact()
  const empty = { name: '', surname: '', email: '', phone: '', topic: '', message: '' }
  send(empty)
  expect(sendMessage.calls.map((call) => call.input.values)).toEqual([empty])
})

test('one message at a time, and none is kept in the machine', async () => {
  const { at, send, sendMessage } = createTestContact()
  send()
  send({ topic: 'Another' })
  expect(sendMessage.calls.map((call) => call.input.values)).toEqual([message])
  expect(JSON.stringify(at().context)).not.toContain('Vera')
})

test('the thanks stay for 900 ms, then the form closes once (R226)', async () => {
  const { at, clock, send, sendMessage, emitted } = createTestContact()
  send()
  await sendMessage.last().answer({ status: 'OK', message: 'Thank you' })
  expect(at().hasTag('sent')).toBe(true)
  clock.increment(899)
  expect(at().hasTag('sent')).toBe(true)
  clock.increment(1)
  expect(at().hasTag('needsInput')).toBe(true)
  clock.increment(10_000)
  expect(emitted).toEqual([{ type: 'formFinished' }])
})

test('a form that the person closed is not closed again', async () => {
  const { actor, at, clock, send, sendMessage, emitted } = createTestContact()
  send()
  await sendMessage.last().answer({ status: 'OK' })
  actor.send({ type: 'form.reset' })
  expect(at().value).toEqual({ editing: 'filling' })
  clock.increment(900)
  expect(emitted).toEqual([])
})

test('closing while the message is on its way does not stop it', async () => {
  const { actor, at, send, sendMessage } = createTestContact()
  send()
  actor.send({ type: 'form.reset' })
  await sendMessage.last().answer({ status: 'OK' })
  expect(at().hasTag('sent')).toBe(true)
})

test.each([
  [
    { kind: 'validation', message: 'M', errors: { email: ['E', 'F'], name: ['N'] } },
    { key: 'contact.correct' },
    { email: 'E', name: 'N' },
  ],
  [{ kind: 'validation', errors: { nonsense: ['X'] } }, { key: 'contact.correct' }, {}],
  [
    { kind: 'validation', errors: { surname: ['S'], phone: ['P'], topic: ['T'], message: ['M'] } },
    { key: 'contact.correct' },
    { surname: 'S', phone: 'P', topic: 'T', message: 'M' },
  ],
  [{ kind: 'tooManyRequests', message: 'Slow down' }, { text: 'Slow down' }, {}],
  [{ kind: 'refused', message: 'Not today' }, { text: 'Not today' }, {}],
  [{ kind: 'refused' }, { key: 'contact.failed' }, {}],
  [{ kind: 'validation' }, { key: 'contact.failed' }, {}],
  [{ kind: 'server' }, { key: 'contact.network' }, {}],
  [{ kind: 'network', message: 'fetch failed' }, { key: 'contact.network' }, {}],
  [new Error('boom'), { key: 'contact.network' }, {}],
])('failure %j says %j, under fields %j (R361-R365)', async (failure, problem, serverErrors) => {
  const { at, send, sendMessage, emitted } = createTestContact()
  send()
  await sendMessage.last().fail(failure)
  expect(at().value).toEqual({ editing: 'refused' })
  expect(at().context).toEqual({ formError: problem, serverErrors })
  expect(emitted).toEqual([])
  send()
  expect(at().context).toEqual({ formError: null, serverErrors: {} })
})

test.each([
  [{ status: 'ERROR', message: 'Not today' }, { text: 'Not today' }],
  [{ status: 'ERROR' }, { key: 'contact.failed' }],
])('an answer that is not OK (%j) says %j (R362)', async (answer, problem) => {
  const { at, send, sendMessage } = createTestContact()
  send()
  await sendMessage.last().answer(answer)
  expect(at().context.formError).toEqual(problem)
})

test('the placeholder refuses loudly', async () => {
  const actor = createActor(contactMachine)
  actor.start()
  actor.send({ type: 'form.submitted', values: message })
  await settle()
  expect(actor.getSnapshot().context.formError).toEqual({ key: 'contact.network' })
})
