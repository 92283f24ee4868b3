import * as machines from '@mintage/machines'
import { expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { journeysNow } from '../journeys/index.ts'
import { journeysThrough } from './journeysThrough.ts'

it('names each journey with the machines that it leads through, and nothing else', () => {
  const named = new Set(Object.values(journeysThrough).flat())
  const journeys = journeysNow().map(({ name }) => name)
  expect([...named].sort()).toEqual([...journeys].sort())
  const ids = Object.values(machines).flatMap((one) => (one instanceof StateMachine ? [one.id] : []))
  expect(ids.length).toBeGreaterThan(10)
  expect(Object.keys(journeysThrough).filter((machine) => !ids.includes(machine))).toEqual([])
})
