import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyRepository, place } from './fixtures.ts'

const run = promisify(execFile)

/** What somebody does on a branch: to a comment that both branches have, or with a new one. */
const acts = fc.array(fc.constantFrom('comment', 'reply', 'resolve', 'reopen'), { minLength: 1, maxLength: 4 })

it('whatever is said on two branches, they merge without a conflict, and all of it is there', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, async (ours, theirs) => {
      const { root, store, remove } = await emptyRepository()
      const git = (...words: readonly string[]) =>
        run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], { cwd: root })
      const commit = async () => {
        await git('add', '-A')
        await git('commit', '-q', '--allow-empty', '-m', 'said')
      }
      const act = async (author: string, words: readonly string[]) => {
        for (const [place_, word] of words.entries()) {
          const text = `${author} ${place_}`
          const [shared] = (await store.list()).comments.filter((one) => one.text === 'shared')
          const comment = shared?.id ?? ''
          if (word === 'comment')
            await store.write({ do: 'comment', storyId: 'primitives-button--busy', place, text, author })
          else if (word === 'reply') await store.write({ do: 'reply', comment, text, author })
          else if (word === 'resolve' || word === 'reopen') await store.write({ do: word, comment, author })
        }
        await commit()
      }
      await git('init', '-q', '-b', 'main')
      await store.write({ do: 'comment', storyId: 'primitives-button--busy', place, text: 'shared', author: 'Cleo' })
      await commit()
      await git('checkout', '-q', '-b', 'theirs')
      await act('Bob', theirs)
      await git('checkout', '-q', 'main')
      await act('Ada', ours)
      await git('merge', '-q', '--no-edit', 'theirs')

      const { comments, broken } = await store.list()
      const said = (author: string, words: readonly string[], word: string) =>
        words.flatMap((one, place_) => (one === word ? [`${author} ${place_}`] : []))
      const shared = comments.find(({ text }) => text === 'shared')
      expect(broken).toEqual([])
      expect(comments.map(({ text }) => text).toSorted()).toEqual(
        [...said('Ada', ours, 'comment'), ...said('Bob', theirs, 'comment'), 'shared'].toSorted(),
      )
      expect(shared?.replies.map(({ text }) => text).toSorted()).toEqual(
        [...said('Ada', ours, 'reply'), ...said('Bob', theirs, 'reply')].toSorted(),
      )
      await remove()
    }),
    { numRuns: 8 },
  )
})
