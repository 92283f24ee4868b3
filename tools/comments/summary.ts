import type { Comment, CommentList } from './types.ts'

/** What is not text in a terminal could move its cursor. */
const inOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

const line = ({ storyId, story, place, text, author, created, replies }: Comment): readonly string[] => [
  `  ${storyId}${story === null ? ' (there is no such story any more)' : ''}, ${place.width} px, ${place.scheme}`,
  `    ${inOneLine(author)}, ${created.slice(0, 10)}: ${inOneLine(text)}`,
  ...replies.map((reply) => `    ${inOneLine(reply.author)}, ${reply.created.slice(0, 10)}: ${inOneLine(reply.text)}`),
]

/** The open comments for people, the newest first. */
export function summaryOf({ comments, broken }: Pick<CommentList, 'comments' | 'broken'>): string {
  const open = comments.filter(({ state }) => state === 'open')
  return [
    `open: ${open.length}, resolved: ${comments.length - open.length}`,
    ...open.flatMap(line),
    ...(broken.length === 0 ? [] : [`not readable: ${broken.length}`]),
    ...broken.map(({ file, why }) => `  ${file}: ${why}`),
  ].join('\n')
}
