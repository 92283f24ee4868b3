import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storiesIn } from '../requirements/stories.ts'
import { changedLines } from './changedLines.ts'
import { formatManifest, parseManifest, paths, readManifest } from './manifest.ts'
import { shotsOf } from './shots.ts'

const names = (viewport: string | undefined, tags: readonly string[]) =>
  shotsOf(viewport, tags).map(({ width, theme }) => `${width} ${theme}`)

test('takes a phone in light and a desktop in dark', () => {
  expect(names(undefined, ['visual'])).toEqual(['1440 dark', '390 light'])
})

test('takes both schemes of the window that a story asks for', () => {
  expect(names('tablet', ['visual'])).toEqual(['768 dark', '768 light'])
})

test('takes both schemes in both windows of a story tagged every-look', () => {
  expect(names(undefined, ['every-look'])).toHaveLength(4)
})

test('reads the manifest that it writes, in the order of the stories', () => {
  const text =
    'a--one\n  1440.dark AAAAAAAA BBBBBBBB\n  390.light CCCCCCCC DDDDDDDD\nb--two\n  390.dark EEEEEEEE FFFFFFFF\n'
  expect(formatManifest(new Map([...parseManifest(text)].toReversed()))).toBe(text)
})

test('lists the lines that only one of two texts has', () => {
  expect(changedLines('- button "A"\n- link "B"\n', '- button "A"\n- link "C"\n')).toEqual([
    '- - link "B"',
    '+ - link "C"',
  ])
})

test('has an approved screenshot of every story, which CI compares (R407)', { tags: ['R407'] }, () => {
  const files = globSync(
    ['packages/ui/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
    {
      cwd: paths.root,
    },
  )
  const stories = files.flatMap((file) => [...storiesIn(join(paths.root, file))])
  const captured = stories
    .filter(([, { tags }]) => !tags.includes('!visual') && !tags.includes('!test'))
    .map(([id]) => id)
  expect(captured.length).toBeGreaterThan(900)
  expect(captured.filter((id) => !readManifest().has(id))).toEqual([])
  expect(readFileSync(join(paths.root, '.ci/run'), 'utf8')).toContain('npm test -- --every-screenshot')
})
