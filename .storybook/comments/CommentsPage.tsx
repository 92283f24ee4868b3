import { ChoiceGroup } from '@mintage/ui/controls'
import { EmptyState, Heading, Notice, Text } from '@mintage/ui/primitives'
import { useState } from 'react'
import type { Comment, CommentList } from '../../tools/comments/index.ts'
import * as coverage from '../../tools/story-coverage/page/index.ts'
import { useCommentList } from '../docs/useCommentList.ts'
import { addressOf } from './addressOf.ts'
import * as styles from './CommentsPage.css.ts'

interface WrittenProps {
  by: { author: string; created: string }
  more?: string
}

const Written = ({ by: { author, created }, more = '' }: WrittenProps) => (
  <Text size="small" tone="muted">
    {author}, <time dateTime={created}>{created.slice(0, 16).replace('T', ' at ')}</time>
    {more}
  </Text>
)

/** `Pay: Declined`. */
const inWords = ({ title, name }: NonNullable<Comment['story']>) =>
  `${title.slice(title.lastIndexOf('/') + 1)}: ${name}`

const One = ({ comment }: { comment: Comment }) => {
  const { storyId, story, text, place, replies, changed, state, file } = comment
  return (
    <li className={styles.comment}>
      <Heading level={2} size="sm">
        {story === null ? (
          storyId
        ) : (
          <a href={addressOf(comment)} target="_top" className={styles.link}>
            {inWords(story)}
          </a>
        )}
      </Heading>
      {story === null ? (
        <Text size="small">
          There is no such story any more. It stands in <code>{file}</code>.
        </Text>
      ) : null}
      <Text className={styles.said}>{text}</Text>
      <Written by={comment} more={`, ${place.width} px, ${place.scheme}`} />
      {replies.map((reply) => (
        <div key={reply.id} className={styles.reply}>
          <Text className={styles.said}>{reply.text}</Text>
          <Written by={reply} />
        </div>
      ))}
      {changed === null ? null : (
        <Text size="small" tone="muted">
          {state === 'resolved' ? 'Resolved' : 'Reopened'} by {changed.author}
        </Text>
      )}
    </li>
  )
}

const empty = {
  open: {
    title: 'Nothing is open',
    next: 'Open a story, choose Comments in the panel below it, and point at what you mean.',
  },
  resolved: { title: 'Nothing has been resolved', next: 'A comment that is done with is resolved where it is shown.' },
}

interface CommentsPageProps {
  /** Null until it is there. */
  list: Pick<CommentList, 'comments' | 'broken'> | null
  fault?: string | null
}

/** Every comment on every story, the newest first. */
export function CommentsPage({ list, fault = null }: CommentsPageProps) {
  const [state, setState] = useState<Comment['state']>('open')
  const all = list?.comments ?? []
  const of = (wanted: Comment['state']) => all.filter((comment) => comment.state === wanted)
  const shown = of(state)
  return (
    <main className={coverage.page}>
      <header className={coverage.masthead}>
        <Heading level={1} size="lg">
          Comments
        </Heading>
        <Text tone="muted" prose>
          What is said about stories. Each stands in a file beside its story, and goes with its branch.
        </Text>
      </header>
      <div className={styles.column}>
        {fault === null ? null : <Notice tone="critical">The comments could not be read. {fault}</Notice>}
        {list === null ? null : (
          <>
            <ChoiceGroup
              label="State"
              hideLabel
              className={styles.choice}
              options={(['open', 'resolved'] as const).map((value) => ({
                value,
                label: `${value === 'open' ? 'Open' : 'Resolved'}, ${of(value).length}`,
              }))}
              value={state}
              onValueChange={(chosen) => setState(chosen === 'resolved' ? 'resolved' : 'open')}
            />
            {shown.length === 0 ? (
              <EmptyState title={empty[state].title}>{empty[state].next}</EmptyState>
            ) : (
              <ul className={styles.list}>
                {shown.map((comment) => (
                  <One key={comment.id} comment={comment} />
                ))}
              </ul>
            )}
            {list.broken.map(({ file, why }) => (
              <Notice key={file} tone="caution" live={false}>
                <code>{file}</code> is no comment. {why}
              </Notice>
            ))}
          </>
        )}
      </div>
    </main>
  )
}

/** Those of now. */
export const CurrentComments = () => <CommentsPage {...useCommentList()} />
