import {
  type Driver,
  drive,
  type Model,
  type ModelPath,
  type ModelStateOf,
  type ModelStates,
  pathsOf,
  type StepOf,
} from '@mintage/machines/models'
import type { Page } from '@playwright/test'
import type { MintageServer } from '../../support/server.ts'
import { expect, test } from './fixtures.ts'

export interface Surroundings {
  page: Page
  server: MintageServer
}

/** A step that the whole site cannot be brought to take in one state, and why. */
export interface Exception<Graph extends ModelStates> {
  state: ModelStateOf<Graph>
  step: StepOf<Graph>
  reason: string
}

/** Thrown by the function of a step that tried it and found that the site leaves no way to it. */
export class NoWay extends Error {}

const stateBefore = <Graph extends ModelStates>(model: Model<Graph>, { steps }: ModelPath<Graph>, index: number) =>
  steps[index - 1]?.leadsTo ?? model.start

const isTaken = <Graph extends ModelStates>(
  model: Model<Graph>,
  path: ModelPath<Graph>,
  index: number,
  { state, step }: Exception<Graph>,
) => path.steps[index]?.step === step && stateBefore(model, path, index) === state

const firstSteps = <Graph extends ModelStates>(path: ModelPath<Graph>, count: number): ModelPath<Graph> => {
  const steps = path.steps.slice(0, count)
  return { ...path, steps, description: steps.map(({ step }) => step).join(', ') }
}

/** The paths up to the first step that cannot be taken; what is left is walked once, and not when a longer one walks it. */
const walkable = <Graph extends ModelStates>(model: Model<Graph>, exceptions: readonly Exception<Graph>[]) => {
  const cut = pathsOf(model).map((path) => {
    const end = path.steps.findIndex((_, index) =>
      exceptions.some((exception) => isTaken(model, path, index, exception)),
    )
    return end === -1 ? path : firstSteps(path, end)
  })
  const begins = ({ description }: ModelPath<Graph>, other: ModelPath<Graph>) =>
    other.description === description || other.description.startsWith(`${description}, `)
  return cut.filter(
    (path, index) =>
      path.steps.length > 0 &&
      !cut.some((other, state) => begins(path, other) && (other.description !== path.description || state < index)),
  )
}

/** The shortest way to a step that cannot be taken, with that step at its end. */
const wayTo = <Graph extends ModelStates>(model: Model<Graph>, exception: Exception<Graph>): ModelPath<Graph> => {
  const ways = pathsOf(model).flatMap((path) => {
    const at = path.steps.findIndex((_, index) => isTaken(model, path, index, exception))
    return at === -1 ? [] : [firstSteps(path, at + 1)]
  })
  const [shortest] = ways.toSorted((one, other) => one.steps.length - other.steps.length)
  if (shortest === undefined) throw new Error(`${model.machine} has no "${exception.step}" in "${exception.state}"`)
  return shortest
}

const stepsOf = <Graph extends ModelStates>(model: Model<Graph>, paths: readonly ModelPath<Graph>[]) =>
  new Set(paths.flatMap((path) => path.steps.map(({ step }, index) => `${stateBefore(model, path, index)}: ${step}`)))

/**
 * Walks the paths of a model on the whole site: the built site in a browser, the real server, the sandbox gateway. A
 * step that cannot be taken there is tried all the same, so that the list of exceptions names none that could be.
 */
export const walk = <Graph extends ModelStates, Fixture>(
  model: Model<Graph>,
  driverIn: (surroundings: Surroundings) => Driver<Graph, Fixture>,
  exceptions: readonly Exception<Graph>[],
): void => {
  const every = pathsOf(model)
  const paths = walkable(model, exceptions)

  test.describe(`${model.machine}, on the whole site`, () => {
    // A path brings its own customer and its own window, so that any of them may run beside any other.
    test.describe.configure({ mode: 'parallel' })

    for (const path of paths) {
      test(path.description, ({ page, server }) => drive(path, driverIn({ page, server })))
    }

    for (const exception of exceptions) {
      test(`no way on the site, in "${exception.state}": ${exception.step}`, async ({ page, server }) => {
        await expect(drive(wayTo(model, exception), driverIn({ page, server }))).rejects.toThrow(NoWay)
      })
    }

    test('how much of the model that is', () => {
      const [taken, all] = [stepsOf(model, paths), stepsOf(model, every)]
      const whole = every.filter(({ description }) => paths.some((path) => path.description === description))
      console.log(
        [
          `${model.machine} on the whole site: ${whole.length} of ${every.length} paths to their end,`,
          `${taken.size} of ${all.size} steps.`,
          ...exceptions.map(({ state, step, reason }) => `\n  not "${step}" in "${state}": ${reason}`),
        ].join(' '),
      )
      // Whatever is not walked stands behind an exception, and nothing else is lost with it.
      expect(all.size - taken.size).toBe(exceptions.length)
    })
  })
}
