import { type EntryName, parseFileName } from './fileName.ts'
import type { Comment, CommentList, Entry } from './types.ts'

export interface ReadFile {
  /** From the root of the repository. */
  file: string
  /** What it holds, or why that is no entry. */
  entry: Entry | Error
}

type FindTitle = (storyId: string) => { title: string; name: string } | null
type Named<E extends Entry = Entry> = { file: string; entry: E; name: EntryName }

const byTime = (one: Named, other: Named): number =>
  one.entry.created.localeCompare(other.entry.created) || one.name.id.localeCompare(other.name.id)

const writtenIn = ({ author, created }: Entry) => ({ author, created })

function commentOf(
  file: string,
  entry: Entry & { kind: 'comment' },
  answers: readonly Named[],
  findTitle: FindTitle,
): Comment {
  const { storyId, place, text } = entry
  const changes = answers.filter((answer) => answer.entry.kind !== 'reply')
  const last = changes.at(-1)?.entry
  const known = findTitle(storyId)
  return {
    id: parseFileName(file.slice(file.lastIndexOf('/') + 1))?.comment ?? '',
    storyId,
    story: known === null ? null : { title: known.title, name: known.name },
    place,
    text,
    ...writtenIn(entry),
    replies: answers.flatMap(({ name: { id }, entry: answer }) =>
      answer.kind === 'reply' ? [{ id, text: answer.text, ...writtenIn(answer) }] : [],
    ),
    state: last?.kind === 'resolved' ? 'resolved' : 'open',
    changed: last === undefined ? null : writtenIn(last),
    file,
  }
}

/** Puts together what the files say. The order in which they are given does not matter. */
export function threadsOf(files: readonly ReadFile[], findTitle: FindTitle): Pick<CommentList, 'comments' | 'broken'> {
  const broken: { file: string; why: string }[] = []
  const named = files.flatMap(({ file, entry }): Named[] => {
    const name = parseFileName(file.slice(file.lastIndexOf('/') + 1))
    const why =
      entry instanceof Error
        ? entry.message
        : name === null
          ? 'Its name is none of a comment.'
          : name.kind === entry.kind
            ? null
            : `It is named ${name.kind} and holds ${entry.kind}.`
    if (why === null && name !== null && !(entry instanceof Error)) return [{ file, entry, name }]
    broken.push({ file, why: why ?? '' })
    return []
  })
  const ofComment = Map.groupBy(named, ({ name }) => name.comment)
  const comments = [...ofComment.values()].flatMap((own): Comment[] => {
    const answers = own.filter(({ entry }) => entry.kind !== 'comment').toSorted(byTime)
    const [first, second] = own.filter(({ entry }) => entry.kind === 'comment')
    if (first === undefined || first.entry.kind !== 'comment' || second !== undefined) {
      const why = first === undefined ? 'The comment that it answers is not there.' : 'Another comment has its id.'
      broken.push(...own.map(({ file }) => ({ file, why })))
      return []
    }
    return [commentOf(first.file, first.entry, answers, findTitle)]
  })
  return {
    comments: comments.toSorted(
      (one, other) => other.created.localeCompare(one.created) || one.id.localeCompare(other.id),
    ),
    broken: broken.toSorted((one, other) => one.file.localeCompare(other.file)),
  }
}
