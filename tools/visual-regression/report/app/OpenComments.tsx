import { type Comments, ReadFault, Said, useComments } from '../../../comments/page/index.ts'
import type { ReportItem } from '../../types.ts'
import type { Navigation } from './address.ts'
import { count } from './format.ts'
import { itemOf } from './useCommenting.ts'

interface OpenCommentsProps {
  comments: Comments
  /** All of the report. */
  items: readonly ReportItem[]
  navigation: Navigation
}

/** So many are shown without being asked for. */
const FEW = 3

/** What is left to talk about, also of stories that look as they did. */
export function OpenComments({ comments, items, navigation }: OpenCommentsProps) {
  const { list, fault } = useComments(comments)
  const open = list?.comments.filter(({ state }) => state === 'open') ?? []
  const broken = list?.broken ?? []
  if (open.length === 0 && broken.length === 0 && fault === null) return null
  return (
    <section className="comments" aria-label="Comments">
      <ReadFault comments={comments} />
      {open.length === 0 ? null : (
        <details open={open.length <= FEW}>
          <summary>{count(open.length, 'open comment')}</summary>
          <ol className="comments-list">
            {open.map((comment) => {
              const item = itemOf(items, comment)
              const name = comment.story ? `${comment.story.title}, ${comment.story.name}` : comment.storyId
              return (
                <li key={comment.id} className="comments-thread">
                  <Said by={comment} />
                  <p className="comments-note">
                    {item === undefined ? (
                      `${name}, which looks as it did or was not taken`
                    ) : (
                      <a href={navigation.hrefTo({ item: item.id })} onClick={() => comments.select(comment.id)}>
                        {name}
                      </a>
                    )}
                    , {comment.place.width} px, {comment.place.scheme}
                    {comment.story === null ? '. There is no such story any more.' : ''}
                  </p>
                </li>
              )
            })}
          </ol>
        </details>
      )}
      {broken.map(({ file, why }) => (
        <p key={file} className="comments-fault">
          <code>{file}</code> is no comment. {why}
        </p>
      ))}
    </section>
  )
}
