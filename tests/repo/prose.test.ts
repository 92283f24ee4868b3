import { spawnSync } from 'node:child_process'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { filesBelow, isSource, isTest, read } from './sources.ts'

/** Words and turns that a reader with English as a second language has to decode, each with a plain alternative. */
const hardProse: readonly RegExp[] = [
  // A relative clause for a noun: "the person who", "the file of".
  /\b(?:whoever|whomever|whom|whose)\b/i,
  // "What is sent" for "the request".
  /(?:^|[.:;,] )(?:what|all that|that which|those that|such as is) (?!if\b)[a-z ]{1,40}\b(?:is|are|was|were|has|have|comes?|came|goes|went|needs?|gives?|takes?|does|did)\b/i,
  // "Of the input." for "The input's id."
  /(?:^|[.:] )(?:Of (?!course)|Who\b(?! (?:is|are|may|can)\b))/,
  // "null when there is none" for "null if empty".
  /\b(?:is|are|was|were|be) (?:no|none)\b(?! (?:longer|one))/i,
  // Again, always, instead of, next to, any.
  /\b(?:anew|for ever|in place of|beside|whatever|wherever|all the same|little by little|thereof|meanwhile|likes of)\b/i,
  // Things that speak: say what they return, receive, contain or show.
  /\b(?:tells?|told|hears?|heard|learns?|knows?|believed?|foretells?|foretold|says of)\b/i,
  // "is", "is shown", "pauses".
  /\b(?:stands?|stood)\b(?! for\b)/i,
]
const isHard = (text: string) => hardProse.some((pattern) => pattern.test(text))

/** Comments of a file; neighbouring line comments are one. Directives of tools are left out. */
function commentsOf(file: string): readonly string[] {
  const source = read(file)
  const { comments } = parseSync(file, source)
  const texts: string[] = []
  let lastEnd = -1
  for (const { type, value, start, end } of comments) {
    const text = value.replaceAll(/^\s*\*? ?/gm, '').trim()
    const follows = type === 'Line' && lastEnd >= 0 && /^\n[ \t]*$/.test(source.slice(lastEnd, start))
    lastEnd = type === 'Line' ? end : -1
    if (/^(?:biome\b|@ts\b|@vitest)/.test(text)) continue
    if (follows) texts.push(`${texts.pop() ?? ''} ${text}`)
    else if (text.length > 3) texts.push(text)
  }
  return texts
}

const testNamesOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)].flatMap(
    ([, , name]) => name ?? [],
  )

const share = (texts: readonly string[]) => (texts.length === 0 ? 0 : texts.filter(isHard).length / texts.length)

describe.each([
  '.storybook',
  'apps/api',
  'apps/site',
  'packages/api-client',
  'packages/machines',
  'packages/ui',
  'scripts',
  'tests',
])('the prose of %s', (folder) => {
  const files = filesBelow(folder).filter(isSource)
  const comments = files.flatMap(commentsOf)
  const names = files.filter(isTest).flatMap(testNamesOf)

  it('has plain comments but for 3 in a hundred', () => {
    expect(comments.length).toBeGreaterThan(20)
    expect(share(comments), comments.filter(isHard).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('has plain test names but for 2 in a hundred', () =>
    expect(share(names), names.filter(isHard).join('\n')).toBeLessThanOrEqual(0.02))
})

it('the subjects of the last 50 commits have at most 72 characters', () => {
  const { stdout } = spawnSync('git', ['log', '-50', '--no-merges', '--format=%s'], { encoding: 'utf8' })
  // Empty in a copy without git.
  expect(stdout.split('\n').filter((subject) => subject.length > 72)).toEqual([])
})
