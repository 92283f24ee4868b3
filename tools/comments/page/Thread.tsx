import { useEffect, useRef, useState } from 'react'
import type { Comment } from '../types.ts'
import { CommentForm } from './CommentForm.tsx'
import type { Comments } from './commentsState.ts'
import { windowFor } from './places.ts'
import { Said } from './Said.tsx'
import { useComments } from './useComments.ts'

interface ThreadProps {
  comments: Comments
  comment: Comment
  number: number
  /** Shows the picture that it was written on, where another is shown. */
  show: (() => void) | null
  /** Called when it has changed places with those that are open, or resolved. */
  onMoved: () => void
}

/** One comment with its answers, and what can be done with it. */
export function Thread({ comments, comment, number, show, onMoved }: ThreadProps) {
  const { list, selected } = useComments(comments)
  const [reply, setReply] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const article = useRef<HTMLElement>(null)
  const isSelected = selected?.id === comment.id
  useEffect(() => {
    if (selected?.id === comment.id && comments.takesFocus(comment.id)) article.current?.focus()
  }, [selected, comments, comment.id])

  /** One thing at a time. */
  const act = async (work: () => Promise<string | null>, after: () => void) => {
    if (saving) return
    setSaving(true)
    const failed = await work()
    setFault(failed)
    setSaving(false)
    if (failed !== null) return
    setReply(null)
    after()
  }
  const takeFocus = () => article.current?.focus()
  const { state, place, story, changed } = comment
  const isOpen = state === 'open'
  return (
    <article
      ref={article}
      tabIndex={-1}
      className="comments-thread"
      aria-label={`Comment ${number}, ${state}`}
      aria-current={isSelected ? 'true' : undefined}
    >
      <Said by={comment} number={number} />
      <p className="comments-note">
        {place.width} px, {place.scheme}
        {story === null ? '. There is no such story any more.' : ''}
        {changed === null ? '' : `. ${isOpen ? 'Reopened' : 'Resolved'} by ${changed.author}`}
      </p>
      {comment.replies.map((one) => (
        <Said key={one.id} by={one} isReply />
      ))}
      {reply === null ? (
        <>
          <p role="alert" className="comments-fault">
            {fault}
          </p>
          <div className="comments-row">
            {list?.writable ? (
              <>
                <button type="button" aria-label={`Reply to comment ${number}`} onClick={() => setReply('')}>
                  Reply
                </button>
                <button
                  type="button"
                  aria-label={`${isOpen ? 'Resolve' : 'Reopen'} comment ${number}`}
                  aria-disabled={saving}
                  onClick={() => act(() => (isOpen ? comments.resolve(comment) : comments.reopen(comment)), onMoved)}
                >
                  {isOpen ? 'Resolve' : 'Reopen'}
                </button>
              </>
            ) : null}
            {show === null ? null : (
              <button type="button" onClick={show}>
                Show at {windowFor(place.width)} px, {place.scheme}
              </button>
            )}
          </div>
        </>
      ) : (
        <CommentForm
          label={`Reply to comment ${number}`}
          save="Reply"
          text={reply}
          {...{ saving, fault }}
          onText={setReply}
          onSave={() => act(() => comments.reply(comment, reply), takeFocus)}
          onCancel={() => {
            setReply(null)
            setFault(null)
            takeFocus()
          }}
        />
      )}
    </article>
  )
}
