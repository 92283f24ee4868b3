import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, not, setup } from 'xstate'
import { mustNotCount } from './driver.ts'
import { defineModel, type Model, type ModelPath, type ModelStates, pathsOf } from './model.ts'
import { runModel, type Watcher } from './model-run.ts'
import { runPath } from './runPath.ts'

const door = defineModel({
  machine: 'door',
  start: 'closed',
  states: { closed: { open: 'open', lock: 'locked' }, open: { close: 'closed' }, locked: { unlock: 'closed' } },
})

const stepsOf = (model: Model<ModelStates>) =>
  Object.entries(model.states).flatMap(([state, steps]) => Object.keys(steps).map((step) => `${state}: ${step}`))

const takenBy = (paths: readonly ModelPath[], start: string) =>
  new Set(
    paths.flatMap((path) => path.steps.map(({ step }, index) => `${path.steps[index - 1]?.leadsTo ?? start}: ${step}`)),
  )

describe('the paths of a model', () => {
  test('are plain data, and none is the beginning of another', () => {
    expect(pathsOf(door)).toEqual([
      {
        machine: 'door',
        description: 'open, close',
        steps: [
          { step: 'open', leadsTo: 'open' },
          { step: 'close', leadsTo: 'closed' },
        ],
      },
      {
        machine: 'door',
        description: 'lock, unlock',
        steps: [
          { step: 'lock', leadsTo: 'locked' },
          { step: 'unlock', leadsTo: 'closed' },
        ],
      },
    ])
  })

  test('take every reachable step of any model', () => {
    const state = fc.integer({ min: 0, max: 5 }).map((index) => `p${index}`)
    const steps = fc.dictionary(fc.constantFrom('a', 'b', 'c'), state, { maxKeys: 3 })
    const model = fc.record({ p0: steps, p1: steps, p2: steps, p3: steps, p4: steps, p5: steps })
    fc.assert(
      fc.property(model, (states: ModelStates) => {
        const anyModel: Model<ModelStates> = { machine: 'any', start: 'p0', states }
        const reachable = new Set(['p0'])
        for (const here of reachable) for (const there of Object.values(states[here] ?? {})) reachable.add(there)
        const wanted = stepsOf(anyModel).filter((step) => reachable.has(step.split(':')[0] ?? ''))
        expect([...takenBy(pathsOf(anyModel), 'p0')].toSorted()).toEqual(wanted.toSorted())
      }),
    )
  })
})

describe('driving', () => {
  const driver = (log: string[], openLooks: string) => ({
    setUp: () => log,
    steps: {
      open: (_: string[], ahead: readonly string[]) => {
        log.push(`open, then ${ahead.join()}`)
      },
      close: () => {
        log.push('close')
      },
      lock: () => {},
      unlock: () => {},
    },
    states: {
      closed: () => {},
      open: () => expect(openLooks).toBe('open'),
      locked: () => {},
    },
    end: () => {
      log.push('end')
    },
  })
  const path = pathsOf(door)[0]

  test('takes the steps in order with the following ones, and cleans up', async () => {
    const log: string[] = []
    if (path) await runPath(path, driver(log, 'open'))
    expect(log).toEqual(['open, then close', 'close', 'end'])
  })

  test('stops after a number of steps, and still passes the following ones', async () => {
    const log: string[] = []
    if (path) await runPath(path, driver(log, 'open'), 1)
    expect(log).toEqual(['open, then close', 'end'])
  })

  test('fails if a state assertion fails, and still cleans up', async () => {
    const log: string[] = []
    await expect(path && runPath(path, driver(log, 'ajar'))).rejects.toThrow('ajar')
    expect(log).toEqual(['open, then close', 'end'])
  })
})

describe('the account of what was visited', () => {
  const types: { events: { type: 'open' } | { type: 'close' } | { type: 'lock' }; context: { key: boolean } } = {
    events: { type: 'open' },
    context: { key: false },
  }
  const machine = setup({
    types,
    delays: { slam: 10 },
    guards: { hasKey: ({ context }) => context.key },
  }).createMachine({
    context: { key: false },
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasKey', target: 'locked' }, { target: 'closed' }] },
      closed: { on: { open: { target: 'open' }, lock: { guard: not('hasKey'), target: 'closed' } } },
      open: { on: { close: { target: 'closed' } }, after: { slam: 'closed' } },
      locked: {},
    },
  })
  const run = (unreachable: Record<string, string> = {}) =>
    runModel({
      model: door,
      machine,
      setUp: (watcher: Watcher) => {
        const { machine: watched, inspect } = watcher(machine.provide({}))
        return createActor(watched, { inspect }).start()
      },
      steps: {
        open: (actor) => actor.send({ type: 'open' }),
        close: (actor) => actor.send({ type: 'close' }),
        lock: (actor) => actor.send({ type: 'lock' }),
        unlock: () => {},
      },
      states: { closed: () => {}, open: () => {}, locked: () => {} },
      unreachable,
    }).report()

  const missing = [
    'locked',
    'deciding · always [0]',
    'open · after slam',
    'hasKey = true',
    'if of deciding · always [0] = true',
    'if of closed · lock = false',
  ]

  test('names what no path visited: states, branches, timers and either answer of a guard', async () => {
    const report = await run()
    expect(report.unvisited).toEqual(missing)
    expect(report).toMatchObject({ machine: 'door', paths: 2, steps: 4, wrongExcuses: [] })
    const count = (name: string) => report.visits.find((visit) => visit.name === name)?.paths
    expect(count('open')).toBe(1)
    expect(count('deciding')).toBe(2)
    expect(count('closed · open')).toBe(1)
    expect(count('hasKey = false')).toBe(2)
    expect(count('if of closed · lock = true')).toBe(1)
  })

  test('takes an excuse only for what was indeed not visited', async () => {
    const excuses = { locked: 'this door has no key', open: 'it is always closed', nowhere: 'there is no such state' }
    const report = await run(excuses)
    expect(report.unvisited).toEqual(missing.filter((name) => name !== 'locked'))
    expect(report.wrongExcuses).toEqual(['open', 'nowhere'])
  })
})

describe('a step that must not count', () => {
  test('fails when it did', () => {
    expect(() => mustNotCount(false)).not.toThrow()
    expect(() => mustNotCount(true)).toThrow('This was not to count')
  })
})
