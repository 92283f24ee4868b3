import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

interface Code {
  /** Equal for equal sources. */
  hash: string
  /** When a source was changed last, in ms since 1970. */
  changedAt: number
}

/** What the stories are made of, as it lies on disk: committed or not. */
const folders = ['.storybook', 'apps', 'packages', 'package-lock.json', 'vitest.stories.config.ts']

/** What is said about stories, and changes none of them. */
const comments = ':(exclude,glob)**/*.comments/**'

export function codeOf(root: string): Code {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...folders, comments], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const hash = createHash('sha256')
  let changedAt = 0
  for (const file of files.split('\0').filter(Boolean).toSorted()) {
    const place = path.join(root, file)
    // What is deleted and not yet committed git still lists, and links to folders too.
    const found = statSync(place, { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    changedAt = Math.max(changedAt, found.mtimeMs)
    hash.update(file).update('\0').update(readFileSync(place))
  }
  return { hash: hash.digest('hex').slice(0, 16), changedAt }
}
