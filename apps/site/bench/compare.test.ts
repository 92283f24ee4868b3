import { expect, it } from 'vitest'
import { differences } from './compare.ts'

const figure = (what: string, measured: string) => ({ what, goal: '', measured, met: true })

it('two measurements differ in what has changed, come or gone', () => {
  const before = [figure('JavaScript of /', '114.0 KiB'), figure('start-up', '2.1 s'), figure('styles of /', '9.0 KiB')]
  const now = [figure('styles of /', '9.0 KiB'), figure('JavaScript of /', '95.2 KiB'), figure('requests of /', '12')]
  expect(differences(before, now)).toEqual([
    'JavaScript of /: 114.0 KiB before, 95.2 KiB now',
    'start-up: 2.1 s before, not measured now',
    'requests of /: not measured before, 12 now',
  ])
})
