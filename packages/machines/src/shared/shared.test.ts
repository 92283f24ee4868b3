import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { attemptKey } from './attempt-key.ts'
import { chooseFromList } from './choose-from-list.ts'
import { failureKinds, firstFieldError, isServerRefusal, readFailure } from './failure.ts'
import { serverWordsOr } from './message.ts'
import { isOwnPath, isRedirectAllowed } from './safe-url.ts'
import { createSecretHolder } from './secret-holder.ts'
import { submitWithSecret } from './submit.ts'

describe('the secret holder', () => {
  test('gives a secret out once', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (secret) => {
        const holder = createSecretHolder<string>()
        expect(holder.isEmpty).toBe(true)
        holder.put(secret)
        expect(holder.isEmpty).toBe(false)
        expect(holder.take()).toBe(secret)
        expect(holder.take()).toBeNull()
        expect(holder.isEmpty).toBe(true)
      }),
    )
  })

  test('holds only the last one, and shows it nowhere', () => {
    const holder = createSecretHolder<{ number: string }>()
    holder.put({ number: 'first-canary' })
    holder.put({ number: 'second-canary' })
    expect(JSON.stringify(holder)).not.toContain('canary')
    expect(Object.values(holder).filter((value) => typeof value === 'object')).toEqual([])
    expect(holder.take()).toEqual({ number: 'second-canary' })
  })

  test('forgets on demand', () => {
    const holder = createSecretHolder<string>()
    holder.put('x')
    holder.clear()
    expect(holder.take()).toBeNull()
  })

  test('a falsy secret is a secret', () => {
    const holder = createSecretHolder<string>()
    holder.put('')
    expect(holder.take()).toBe('')
  })
})

describe('submitting with a secret', () => {
  test('a refused event leaves nothing behind', () => {
    const holder = createSecretHolder<string>()
    const send = vi.fn()
    expect(submitWithSecret({ getSnapshot: () => ({ can: () => false }), send }, holder, 'event', 'secret')).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(holder.isEmpty).toBe(true)
  })

  test('the secret is there while the event is sent and gone afterwards, taken or not', () => {
    const holder = createSecretHolder<string>()
    const seen: boolean[] = []
    const actor = { getSnapshot: () => ({ can: () => true }), send: () => void seen.push(holder.isEmpty) }
    expect(submitWithSecret(actor, holder, 'event', 'secret')).toBe(true)
    expect(seen).toEqual([false])
    expect(holder.isEmpty).toBe(true)
  })

  test('it is gone even when sending throws', () => {
    const holder = createSecretHolder<string>()
    const actor = {
      getSnapshot: () => ({ can: () => true }),
      send: () => {
        throw new Error('stopped')
      },
    }
    expect(() => submitWithSecret(actor, holder, 'event', 'secret')).toThrow('stopped')
    expect(holder.isEmpty).toBe(true)
  })
})

describe('choosing from a list (R193, R196)', { tags: ['R147', 'R148', 'R193', 'R196'] }, () => {
  const item = fc.record({ id: fc.integer({ min: 1, max: 6 }), default: fc.constantFrom(0, 1, undefined) })
  const choose = (list: readonly { id: number; default?: number | undefined }[], saved: number | null) =>
    chooseFromList(
      list.map(({ id, default: flag }) => ({ id, ...(flag === undefined ? {} : { default: flag }) })),
      saved,
      ({ id }) => id,
    )

  test('saved if listed, else the default, else the first, else none', () => {
    fc.assert(
      fc.property(fc.array(item), fc.option(fc.integer({ min: 1, max: 6 })), (list, saved) => {
        const expected =
          list.find(({ id }) => id === saved)?.id ??
          list.find((entry) => entry.default === 1)?.id ??
          list.map(({ id }) => id)[0]
        expect(choose(list, saved)?.id).toBe(expected)
      }),
    )
  })

  test('a boolean default counts', () => {
    expect(chooseFromList([{ id: 1 }, { id: 2, default: true }], null, ({ id }) => id)?.id).toBe(2)
  })
})

describe('reading failures', () => {
  test.each([undefined, null, 'text', 42, new Error('socket hang up'), {}, { kind: 'odd', message: 'x' }])(
    '%j is an unknown failure without words',
    (error) => {
      expect(readFailure(error)).toEqual({ kind: 'other' })
    },
  )

  test('keeps the server’s words and what is short', () => {
    expect(
      readFailure({
        kind: 'paymentRequired',
        message: 'No tokens',
        errors: { prompt: ['Bad', ''], size: 'Odd', seed: [], count: 4 },
        neededTenths: 40,
        balanceTenths: 5,
        status: 402,
        needed: 4,
      }),
    ).toEqual({
      kind: 'paymentRequired',
      message: 'No tokens',
      errors: { prompt: ['Bad'], size: ['Odd'] },
      neededTenths: 40,
      balanceTenths: 5,
      status: 402,
    })
  })

  test('an exception that carries a failure is read like the failure', () => {
    class Refusal extends Error {
      readonly error = { kind: 'refused', status: 200, message: 'Your card was declined.', errors: {} }
    }
    expect(readFailure(new Refusal('technical'))).toEqual({
      kind: 'refused',
      status: 200,
      message: 'Your card was declined.',
    })
    expect(readFailure({ kind: 'network', error: { kind: 'validation' } })).toStrictEqual({ kind: 'network' })
    expect(readFailure({ error: 'text' })).toEqual({ kind: 'other' })
    expect(readFailure({ kind: 'other', message: null, errors: {}, status: null })).toEqual({ kind: 'other' })
  })

  test.each([
    [{ kind: 'network' }, false],
    [{ kind: 'malformed', status: 200 }, false],
    [{ kind: 'refused', status: 200 }, true],
    [{ kind: 'validation', status: 422 }, true],
    [{ kind: 'server', status: 500 }, true],
    [{ kind: 'other' }, false],
    [{ kind: 'other', status: 399 }, false],
    [{ kind: 'other', status: 400 }, true],
    [{ kind: 'other', status: 413 }, true],
    [{ kind: 'other', status: 499 }, true],
    [{ kind: 'other', status: 500 }, false],
    [{ kind: 'other', status: 408 }, false],
    [{ kind: 'other', status: 409 }, false],
    [{ kind: 'other', status: 425 }, false],
  ] as const)('%j is a no: %s', (failure, spoke) => {
    expect(isServerRefusal(failure)).toBe(spoke)
  })

  test.each(['network', 'timeout', 'aborted', 'malformed'])('%s has no words of a server', (kind) => {
    expect(readFailure({ kind, message: 'fetch failed' })).toEqual({ kind })
  })

  test('never throws and always gives a known kind', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        expect(failureKinds).toContain(readFailure(error).kind)
      }),
    )
  })

  test('first field error', () => {
    expect(firstFieldError({ kind: 'validation', errors: { a: ['A'], b: ['B'] } })).toBe('A')
    expect(firstFieldError({ kind: 'validation' })).toBeUndefined()
  })

  test('prefers the server’s words to the default, unless they are empty', { tags: ['R341'] }, () => {
    expect(serverWordsOr('No', 'k')).toEqual({ text: 'No' })
    expect(serverWordsOr('', 'k')).toEqual({ key: 'k' })
    expect(serverWordsOr(undefined, 'k')).toEqual({ key: 'k' })
  })
})

describe('where a browser may be sent', () => {
  test.each([
    ['/account?tab=1#top', true, true],
    ['/', true, true],
    ['//evil.test', false, false],
    ['/\\evil.test', false, false],
    ['/\t/evil.test', false, false],
    ['https://bank.test/3ds?x=1', false, true],
    ['HTTP://bank.test', false, true],
    ['https:/bank.test', false, false],
    ['https:///bank.test', false, false],
    ['https://ba nk.test', false, false],
    ['javascript:alert(1)', false, false],
    ['javascript:alert(1)//http://bank.test', false, false],
    ['data:text/html,x', false, false],
    ['account', false, false],
    ['', false, false],
  ])('%j: own path %s, redirect %s (R085, D62)', (url, own, redirect) => {
    expect(isOwnPath(url)).toBe(own)
    expect(isRedirectAllowed(url)).toBe(redirect)
  })
})

test('attempts of one seed have keys of their own', () => {
  expect(attemptKey('seed', 1)).toBe('seed-1')
  expect(attemptKey('seed', 2)).not.toBe(attemptKey('seed', 1))
})
