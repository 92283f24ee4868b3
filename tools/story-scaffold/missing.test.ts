import { describe, expect, it } from 'vitest'
import { views } from '../story-coverage/index.ts'
import { missingOf, statesOfMachines } from './missing.ts'

const states = ['open', 'closed', 'locked'].map((state) => ({ machine: 'door', state }))

describe('states that nothing shows', () => {
  it('are those with no row, and those whose story is gone', () => {
    const door = { open: { story: 'door--open' }, closed: { story: 'door--closed' } }
    expect(missingOf(states, { door }, new Set(['door--open']))).toEqual([
      { machine: 'door', state: 'closed' },
      { machine: 'door', state: 'locked' },
    ])
  })

  it('are not those with a reason', () => {
    const door = {
      open: { unseen: 'It is dark.' },
      closed: { unseen: 'It is dark.' },
      locked: { unseen: 'It is dark.' },
    }
    expect(missingOf(states, { door }, new Set())).toEqual([])
  })

  it('are all of a machine that the table does not have', () => {
    expect(missingOf(states, {}, new Set())).toEqual(states)
  })

  it('are looked for in every machine', () => {
    expect(new Set(statesOfMachines().map(({ machine }) => machine))).toEqual(new Set(Object.keys(views)))
  })
})
