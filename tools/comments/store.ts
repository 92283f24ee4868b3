import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatEntry, parseEntry } from './entry.ts'
import { formatFileName } from './fileName.ts'
import { type FindStory, storyFolders } from './stories.ts'
import { type ReadFile, threadsOf } from './threads.ts'
import type { Change, CommentList, Entry } from './types.ts'

/** Bytes of one file: more than the longest comment has, each of its characters escaped. */
const LARGEST_FILE = 32 * 1024

export interface CommentStore {
  list(): Promise<CommentList>
  /** @throws in a sentence for people when there is no such story or comment */
  write(change: Change): Promise<void>
}

interface Options {
  /** The root of the repository. */
  root: string
  findStory: FindStory
  author?: () => Promise<string>
  now?: () => Date
}

/** The folder of the comments on the stories of a file: `Button.stories.tsx` has `Button.comments` beside it. */
const folderBeside = (storyFile: string): string => storyFile.replace(/\.stories\.tsx$/, '.comments')

async function readEntry(file: string): Promise<Entry | Error> {
  try {
    if ((await stat(file)).size > LARGEST_FILE) throw new Error(`It is longer than ${LARGEST_FILE} bytes.`)
    return parseEntry(await readFile(file, 'utf8'))
  } catch (reason) {
    return reason instanceof Error ? reason : new Error(String(reason))
  }
}

const kinds = { reply: 'reply', resolve: 'resolved', reopen: 'reopened' } as const

/** Comments in files beside the stories of a repository. */
export function commentStore({
  root,
  findStory,
  author = async () => '',
  now = () => new Date(),
}: Options): CommentStore {
  const read = async (): Promise<readonly ReadFile[]> => {
    const files = globSync(
      storyFolders.map((folder) => `${folder}/**/*.comments/*`),
      { cwd: root },
    ).map((file) => file.split(path.sep).join('/'))
    return Promise.all(files.map(async (file) => ({ file, entry: await readEntry(path.join(root, file)) })))
  }
  const threads = async () => threadsOf(await read(), findStory)

  /** Never over a file that is there. */
  const writeNew = async (folder: string, name: string, entry: Entry) => {
    await mkdir(path.join(root, folder), { recursive: true })
    await writeFile(path.join(root, folder, name), formatEntry(entry), { flag: 'wx' })
  }

  const write = async (change: Change) => {
    const written = { author: change.author, created: now().toISOString() }
    const id = randomBytes(6).toString('hex')
    if (change.do === 'comment') {
      const { storyId, place, text } = change
      const story = findStory(storyId)
      if (story === null) throw new Error('There is no such story.')
      const name = formatFileName(storyId, { comment: id, kind: 'comment', id })
      return writeNew(folderBeside(story.file), name, { kind: 'comment', storyId, place, text, ...written })
    }
    const answered = (await threads()).comments.find((one) => one.id === change.comment)
    if (answered === undefined) throw new Error('There is no such comment.')
    if (change.do !== 'reply' && (answered.state === 'resolved') === (change.do === 'resolve')) return
    const kind = kinds[change.do]
    const name = formatFileName(answered.storyId, { comment: answered.id, kind, id })
    const entry: Entry =
      change.do === 'reply' ? { kind: 'reply', text: change.text, ...written } : { kind: kinds[change.do], ...written }
    return writeNew(path.posix.dirname(answered.file), name, entry)
  }

  return {
    list: async () => ({ ...(await threads()), author: await author(), writable: true }),
    write,
  }
}
