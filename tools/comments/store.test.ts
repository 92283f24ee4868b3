import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyRepository, place } from './fixtures.ts'

let repository: Awaited<ReturnType<typeof emptyRepository>>
beforeEach(async () => {
  repository = await emptyRepository()
})
afterEach(() => repository.remove())

const busy = 'primitives-button--busy'
const say = (text: string, storyId = busy) =>
  repository.store.write({ do: 'comment', storyId, place, text, author: 'Ada' })
const comments = async () => (await repository.store.list()).comments
const newest = async () => {
  const [first] = await comments()
  if (first === undefined) throw new Error('There is no comment')
  return first
}

describe('a comment', () => {
  it('lies in a folder beside its story, in a file that can be read', async () => {
    await say('Too close to the edge.')
    const [name = ''] = await readdir(repository.folder)
    expect(name).toMatch(/^busy\.[0-9a-f]{12}\.json$/)
    expect(await readFile(`${repository.folder}/${name}`, 'utf8')).toBe(`{
  "kind": "comment",
  "storyId": "primitives-button--busy",
  "place": {
    "x": 0.25,
    "y": 0.5,
    "width": 390,
    "height": 844,
    "scheme": "light"
  },
  "text": "Too close to the edge.",
  "author": "Ada",
  "created": "2026-11-26T12:00:00.000Z"
}
`)
  })

  it('is written as the formatter of the repository leaves it', async () => {
    await repository.store.write({
      do: 'comment',
      storyId: busy,
      place: { ...place, x: 1 / 3, y: 0 },
      text: `${'long '.repeat(50)}"quoted" \n \u2028 \ud800 end`,
      author: 'Ada',
    })
    const [name = ''] = await readdir(repository.folder)
    const written = await readFile(`${repository.folder}/${name}`, 'utf8')
    const biome = path.resolve(import.meta.dirname, '../../node_modules/.bin/biome')
    const formatted = execFileSync(biome, ['format', '--stdin-file-path=comment.json'], { input: written })
    expect(formatted.toString('utf8')).toBe(written)
  })

  it('is listed with its story, the newest first', async () => {
    await say('one')
    await say('two', 'primitives-button--filled')
    expect((await comments()).map(({ text, story }) => [text, story?.name])).toEqual([
      ['two', 'filled'],
      ['one', 'busy'],
    ])
  })

  it('comes back as it was written, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), async (text) => {
        fc.pre(text.trim() !== '')
        await say(text)
        expect((await newest()).text).toBe(text)
      }),
      { numRuns: 25 },
    )
  })

  it('on a story that there is not is refused, and nothing is written', async () => {
    await expect(say('x', 'primitives-button--gone')).rejects.toThrow('There is no such story.')
    await expect(readdir(repository.folder)).rejects.toThrow('ENOENT')
  })

  it('whose story is gone is told as such', async () => {
    await repository.write(
      'packages/ui/src/Button/Button.comments/old.0123456789ab.json',
      JSON.stringify({
        kind: 'comment',
        storyId: 'primitives-button--old',
        place,
        text: 'x',
        author: 'Ada',
        created: '2026-01-01T00:00:00.000Z',
      }),
    )
    expect(await newest()).toMatchObject({ storyId: 'primitives-button--old', story: null })
  })
})

describe('an answer', () => {
  it('is a file of its own that names what it answers', async () => {
    await say('one')
    const { id } = await newest()
    await repository.store.write({ do: 'reply', comment: id, text: 'It is 8 px.', author: 'Bob' })
    expect((await newest()).replies).toMatchObject([{ text: 'It is 8 px.', author: 'Bob' }])
    const names = (await readdir(repository.folder)).map((name) => name.replace(id, 'ID'))
    expect(names.toSorted()).toEqual(['busy.ID.json', expect.stringMatching(/^busy\.ID\.reply-[0-9a-f]{12}\.json$/)])
  })

  it('resolves and reopens, and says who did, and when', async () => {
    await say('one')
    const { id } = await newest()
    await repository.store.write({ do: 'resolve', comment: id, author: 'Bob' })
    expect(await newest()).toMatchObject({
      state: 'resolved',
      changed: { author: 'Bob', created: '2026-11-26T12:00:01.000Z' },
    })
    await repository.store.write({ do: 'reopen', comment: id, author: 'Ada' })
    expect(await newest()).toMatchObject({ state: 'open', changed: { author: 'Ada' } })
  })

  it('that is there already is not written again', async () => {
    await say('one')
    const { id } = await newest()
    for (const author of ['Bob', 'Cleo']) await repository.store.write({ do: 'resolve', comment: id, author })
    expect(await newest()).toMatchObject({ changed: { author: 'Bob' } })
    expect(await readdir(repository.folder)).toHaveLength(2)
  })

  it.each(['0123456789ab', '../../../etc/passwd', ''])('to no comment is refused: %s', async (comment) => {
    await say('one')
    await expect(repository.store.write({ do: 'reply', comment, text: 'x', author: 'Bob' })).rejects.toThrow(
      'There is no such comment.',
    )
    expect(await readdir(repository.folder)).toHaveLength(1)
  })
})

describe('a file that is no comment', () => {
  const written = { author: 'Ada', created: '2026-01-01T00:00:00.000Z' }
  const whole = { kind: 'comment', storyId: busy, place, text: 'x', ...written }

  it.each([
    ['a.0123456789ab.json', 'nonsense', 'It is no JSON.'],
    ['a.0123456789ab.json', '[]', 'It has no author.'],
    ['a.0123456789ab.json', JSON.stringify({ ...whole, text: ' ' }), 'It has no text.'],
    [
      'a.0123456789ab.json',
      JSON.stringify({ ...whole, text: 'x'.repeat(4001) }),
      'Its text is longer than 4000 characters.',
    ],
    [
      'a.0123456789ab.json',
      JSON.stringify({ ...whole, created: 'yesterday' }),
      'It does not say in ISO 8601 when it was written.',
    ],
    ['a.0123456789ab.json', JSON.stringify({ ...whole, place: { ...place, x: 2 } }), 'Its x is not between 0 and 1.'],
    [
      'a.0123456789ab.json',
      JSON.stringify({ ...whole, place: { ...place, scheme: 'sepia' } }),
      'Its scheme is neither light nor dark.',
    ],
    ['a.0123456789ab.json', JSON.stringify({ ...whole, kind: 'reply' }), 'It is named comment and holds reply.'],
    ['note.txt', JSON.stringify(whole), 'Its name is none of a comment.'],
    [
      'a.0123456789ab.reply-0123456789ab.json',
      JSON.stringify({ ...whole, kind: 'reply' }),
      'The comment that it answers is not there.',
    ],
    ['a.0123456789ab.json', ' '.repeat(40_000), 'It is longer than 32768 bytes.'],
  ])('is told by its name, and the others are listed: %s %#', async (name, text, why) => {
    await say('one')
    const file = `packages/ui/src/Button/Button.comments/${name}`
    await repository.write(file, text)
    const { comments: all, broken } = await repository.store.list()
    expect(broken).toEqual([{ file, why }])
    expect(all.map((one) => one.text)).toEqual(['one'])
  })

  it('is one of two with the same id', async () => {
    for (const name of ['a', 'b']) {
      await repository.write(`packages/ui/src/Button/Button.comments/${name}.0123456789ab.json`, JSON.stringify(whole))
    }
    const { comments: all, broken } = await repository.store.list()
    expect([all.length, broken.map(({ why }) => why)]).toEqual([
      0,
      ['Another comment has its id.', 'Another comment has its id.'],
    ])
  })
})

it('an id of a story names no place in the file system', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.constantFrom('../../x', '/etc/passwd', 'primitives-button--busy/../x', '__proto__', 'a\0b'),
      ),
      async (storyId) => {
        await expect(say('x', storyId)).rejects.toThrow('There is no such story.')
      },
    ),
  )
  await expect(readdir(repository.folder)).rejects.toThrow('ENOENT')
})
