import { expect, test } from 'vitest'
import * as drivers from './drivers.ts'
import * as everything from './index.ts'
import { type Model, models, type Places, pathsOf } from './models.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every machine has a model', () => {
  const machines = Object.keys(everything).filter((name) => name.endsWith('Machine'))
  expect(Object.keys(models)).toEqual(machines.map((name) => kebab(name.replace(/Machine$/, ''))).toSorted())
})

test('every machine has a driver, which takes it along its own model', () => {
  expect(Object.values(drivers).map(({ model }) => model.machine)).toEqual(Object.keys(models))
  for (const { model, machine } of Object.values(drivers)) expect(kebab(machine.id)).toBe(model.machine)
})

const each = Object.entries(models).map(([name, { machine, start, places }]) => {
  const model: Model<Places> = { machine, start, places }
  return {
    name,
    model,
    places: Object.keys(places),
    steps: [...new Set(Object.values(model.places).flatMap((steps) => Object.keys(steps)))],
  }
})

test.each(each)('the model of $name: every place can be reached, and is on a path', ({ name, model, places }) => {
  const paths = pathsOf(model)
  const walked = new Set<string>([model.start, ...paths.flatMap(({ steps }) => steps.map(({ leadsTo }) => leadsTo))])
  expect(model.machine).toBe(name)
  expect(places.filter((place) => !walked.has(place))).toEqual([])
})

test.each(each)('the model of $name speaks of people, not of how it is built', ({ places, steps }) => {
  // Events are dotted and states are in camelCase: neither is a person's word.
  const technical = [...places, ...steps].filter((words) => /[a-z][A-Z]|\w\.\w|_/.test(words))
  expect(technical).toEqual([])
})
