import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import type { VisualStory } from './types.ts'

const story = (name: string): VisualStory => ({
  id: `slider--${name}`,
  title: 'Controls/Slider',
  name,
  file: 'Slider.stories.tsx',
  viewport: null,
})
const baselines = (shots: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(shots).map(([storyId, hash]) => [`${storyId}.390.light`, hash]))
const taken = (storyId: string, hash: string) => ({ storyId, width: 390, look: 'light', hash }) as const
const all = () => true
const statuses = (found: ReturnType<typeof compare>) => found.map(({ storyId, status }) => [storyId, status])

test('a picture is unchanged, changed or new', () => {
  const found = compare(
    [story('same'), story('other'), story('added')],
    [taken('slider--same', 'a'), taken('slider--other', 'b'), taken('slider--added', 'c')],
    baselines({ 'slider--same': 'a', 'slider--other': 'before' }),
    all,
  )
  expect(statuses(found)).toEqual([
    ['slider--same', 'unchanged'],
    ['slider--other', 'changed'],
    ['slider--added', 'new'],
  ])
})

test('a story that is no more is removed, though nobody can take it', () => {
  const found = compare([], [], baselines({ 'slider--gone': 'a' }), all)
  expect(statuses(found)).toEqual([['slider--gone', 'removed']])
})

test('what a run left out is not removed', () => {
  expect(compare([story('same')], [], baselines({ 'slider--same': 'a' }), () => false)).toEqual([])
})
