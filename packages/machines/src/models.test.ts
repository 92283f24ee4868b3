import { expect, test } from 'vitest'
import * as drivers from './drivers.ts'
import * as everything from './index.ts'
import { type Model, type ModelStates, models, pathsOf } from './models.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every machine has a model', { tags: ['R408'] }, () => {
  const machines = Object.keys(everything).filter((name) => name.endsWith('Machine'))
  expect(Object.keys(models)).toEqual(machines.map((name) => kebab(name.replace(/Machine$/, ''))).toSorted())
})

test('every machine has a driver, which takes it along its own model', () => {
  expect(Object.values(drivers).map(({ model }) => model.machine)).toEqual(Object.keys(models))
  for (const { model, machine } of Object.values(drivers)) expect(kebab(machine.id)).toBe(model.machine)
})

const each = Object.entries(models).map(([name, { machine, start, states }]) => {
  const model: Model<ModelStates> = { machine, start, states }
  return {
    name,
    model,
    states: Object.keys(states),
    steps: [...new Set(Object.values(model.states).flatMap((steps) => Object.keys(steps)))],
  }
})

test.each(each)('the model of $name: every state can be reached, and is on a path', ({ name, model, states }) => {
  const paths = pathsOf(model)
  const walked = new Set<string>([model.start, ...paths.flatMap(({ steps }) => steps.map(({ leadsTo }) => leadsTo))])
  expect(model.machine).toBe(name)
  expect(states.filter((state) => !walked.has(state))).toEqual([])
})

test.each(each)('the model of $name speaks of people, not of how it is built', ({ states, steps }) => {
  // Events are dotted and states are in camelCase: neither is a person's word.
  const technical = [...states, ...steps].filter((words) => /[a-z][A-Z]|\w\.\w|_/.test(words))
  expect(technical).toEqual([])
})
