// `npm run changelog`: how the public surface of packages/ui differs from the last tag's; `-- <revision>` from that one's,
// `-- <revision> <revision>` between two. Markdown, on the standard output.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compare, type PublicApi } from './compare.ts'
import { toMarkdown } from './markdown.ts'

const root = path.resolve(import.meta.dirname, '../..')
const file = 'packages/ui/public-api.json'
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] })

function lastTag(): string {
  try {
    return git('describe', '--tags', '--abbrev=0').trim()
  } catch {
    console.error('There is no tag yet: name a revision, as in `npm run changelog -- HEAD~20`.')
    process.exit(1)
  }
}

const [from = lastTag(), to] = process.argv.slice(2)
const before: PublicApi = JSON.parse(git('show', `${from}:${file}`))
const after: PublicApi = JSON.parse(to ? git('show', `${to}:${file}`) : readFileSync(path.join(root, file), 'utf8'))
const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'))
console.log(toMarkdown(`${to ?? version}, since ${from}`, compare(before, after)))
