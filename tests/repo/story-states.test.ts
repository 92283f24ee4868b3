import * as machines from '@mintage/machines'
import { describe, expect, it } from 'vitest'
import { invisibleStates, isTransient, nameOf, statesIn } from '../../.storybook/machines/statesOf.ts'
import { storiesOfStates } from '../../.storybook/machines/storiesOfStates.ts'
import { read } from './sources.ts'

const tagged = new Set(storiesOfStates().map(({ state }) => state))
const atomic = Object.values(machines)
  .flatMap(({ root }) => statesIn(root))
  .filter(({ states }) => Object.keys(states).length === 0)
const visible = atomic
  .filter((state) => !isTransient(state))
  .map(nameOf)
  .filter((name) => !(name in invisibleStates))

describe('the states of the machines', () => {
  it('each have a story with the tag `state:<machine>.<path>`, unless a person cannot see them (R406)', {
    tags: ['R406'],
  }, () => {
    expect(visible.length).toBeGreaterThan(120)
    expect(visible.filter((name) => !tagged.has(name))).toEqual([])
  })

  it('exist where a tag names them and can be seen', () => {
    expect([...tagged].filter((name) => !visible.includes(name))).toEqual([])
  })

  it('exist where they are listed as invisible', () => {
    expect(Object.keys(invisibleStates).filter((name) => !atomic.map(nameOf).includes(name))).toEqual([])
  })
})

it('each machine has a page', () => {
  const pages = read('.storybook/machines/Machines.stories.tsx')
  expect(Object.keys(machines).filter((name) => !pages.includes(`machines.${name}`))).toEqual([])
})
