import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { flushPromises, statePaths } from '../testing/index.ts'
import { tokenReturnMachine } from './index.ts'
import { createTestTokenReturn, form } from './token-return.support.ts'

test('every step is a named state', () => {
  expect(statePaths(tokenReturnMachine)).toEqual([
    'closed',
    'givingReason',
    'givingReason.filling',
    'givingReason.correcting',
    'givingReason.refused',
    'returningToken',
    'tokenReturned',
    'noneLeft',
  ])
})

test('what is sent names the request and the image, with the comment trimmed', () => {
  const { ask, submit, returnToken } = createTestTokenReturn()
  ask('r-7')
  submit()
  expect(returnToken.calls.map(({ input }) => input)).toEqual([
    { requestId: 'r-7', index: 1, reason: 'flaws', comment: 'Two lamps' },
  ])
})

test('the first image of a request can be chosen: its number is 0', () => {
  const { ask, submit, returnToken } = createTestTokenReturn()
  ask()
  submit({ index: 0 })
  expect(returnToken.last().input).toMatchObject({ index: 0 })
})

test('spaces around a comment do not count, and an emoji counts as one character', () => {
  const { ask, submit, returnToken } = createTestTokenReturn()
  ask()
  submit({ comment: `${' '.repeat(40)}${'🦊'.repeat(500)}` })
  expect(returnToken.last().input.comment).toBe('🦊'.repeat(500))
})

test.each([
  [{ index: null }, { index: 'tokenReturn.imageRequired' }],
  [{ reason: null }, { reason: 'tokenReturn.reasonRequired' }],
  [{ comment: 'x'.repeat(501) }, { comment: 'tokenReturn.commentTooLong' }],
  [
    { index: null, reason: null, comment: '🦊'.repeat(501) },
    {
      index: 'tokenReturn.imageRequired',
      reason: 'tokenReturn.reasonRequired',
      comment: 'tokenReturn.commentTooLong',
    },
  ],
])('a form with %j is not sent, and says %j', (change, fieldErrors) => {
  const { at, ask, submit, returnToken } = createTestTokenReturn()
  ask()
  submit(change)
  expect(at().context.fieldErrors).toEqual(fieldErrors)
  expect(returnToken.calls).toEqual([])
  submit()
  expect(at().context.fieldErrors).toEqual({})
  expect(returnToken.calls).toHaveLength(1)
})

test.each([
  [{ kind: 'other', status: 409, message: 'None left' }, { text: 'None left' }, {}],
  [{ kind: 'network', message: 'fetch failed' }, { key: 'tokenReturn.failed' }, {}],
  [{ kind: 'server' }, { key: 'tokenReturn.failed' }, {}],
  [new Error('boom'), { key: 'tokenReturn.failed' }, {}],
  [
    { kind: 'validation', message: 'M', errors: { index: ['I'], reason: ['R', 'S'], comment: ['C'] } },
    null,
    { index: 'I', reason: 'R', comment: 'C' },
  ],
  [{ kind: 'validation', message: 'M', errors: { nonsense: ['X'] } }, { text: 'M' }, {}],
])('failure %j says %j, under fields %j', async (failure, problem, serverErrors) => {
  const { at, ask, submit, returnToken } = createTestTokenReturn()
  ask()
  submit()
  await returnToken.last().fail(failure)
  expect(at().value).toEqual({ givingReason: 'refused' })
  expect(at().context).toEqual({ requestId: 'r-1', fieldErrors: {}, serverErrors, problem })
  submit()
  expect(at().context).toMatchObject({ serverErrors: {}, problem: null })
})

test('the comment is not kept in the machine', async () => {
  const { actor, ask, submit, returnToken } = createTestTokenReturn()
  ask()
  submit()
  await returnToken.last().answer(undefined)
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.comment.trim())
})

test('the placeholder refuses loudly', async () => {
  const actor = createActor(tokenReturnMachine)
  actor.start()
  actor.send({ type: 'return.requested', requestId: 'r-1', left: 1 })
  actor.send({ type: 'reason.submitted', form })
  await flushPromises()
  expect(actor.getSnapshot().context.problem).toEqual({ key: 'tokenReturn.failed' })
})
