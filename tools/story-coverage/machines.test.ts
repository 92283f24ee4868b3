import * as machines from '@mintage/machines'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { storiesBelow } from '../sources/stories.ts'
import { leavesOf } from './leaves.ts'
import { type View, views } from './machines.ts'

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const all = Object.values(machines).filter(isMachine)
const drawn: Readonly<Record<string, Readonly<Record<string, View>> | undefined>> = views

const stories = new Set(['packages/ui/src', '.storybook/machine-states'].flatMap(storiesBelow).map(({ id }) => id))

describe('what a person sees of each machine', () => {
  it('is told for every machine, and for no other', () => {
    expect(Object.keys(drawn).sort()).toEqual(all.map(({ id }) => id).sort())
  })

  it.each(all)('$id: every state has its story or a reason, and no state is named that does not exist', (machine) => {
    expect(Object.keys(drawn[machine.id] ?? {}).sort()).toEqual([...leavesOf(machine.root)].sort())
  })

  it.each(Object.entries(drawn))('%s: every story named exists', (_, states) => {
    const named = Object.values(states ?? {}).flatMap((view) => ('story' in view ? [view.story] : []))
    expect(named.filter((id) => !stories.has(id))).toEqual([])
  })
})
