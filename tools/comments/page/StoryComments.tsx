import { useEffect, useRef } from 'react'
import type { Comment } from '../types.ts'
import { CommentForm } from './CommentForm.tsx'
import type { Comments } from './commentsState.ts'
import { numbered } from './places.ts'
import { ReadFault } from './ReadFault.tsx'
import { Thread } from './Thread.tsx'
import { useComments } from './useComments.ts'

interface StoryCommentsProps {
  comments: Comments
  storyId: string
  /** Shows the picture to be commented on; null where there is none. */
  begin: (() => void) | null
  /** The key that adds one, as `aria-keyshortcuts` spells it. */
  shortcut: string
  /** Shows the picture that a comment was written on; null for one whose picture is shown. */
  showOf: (comment: Comment) => (() => void) | null
}

/** What there is of a story: a list, a form, and a sentence for every other case. */
export function StoryComments({ comments, storyId, begin, shortcut, showOf }: StoryCommentsProps) {
  const { list, fault, author, draft, announcement } = useComments(comments)
  const section = useRef<HTMLElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const own = draft?.storyId === storyId ? draft : null
  const wasWriting = useRef(false)
  useEffect(() => {
    // What had the focus is gone.
    if (wasWriting.current && own === null && document.activeElement === document.body) add.current?.focus()
    wasWriting.current = own !== null
  }, [own])

  const all = [...numbered(list?.comments ?? [], storyId)]
  const threadOf = ([comment, number]: [Comment, number]) => (
    <li key={comment.id}>
      <Thread {...{ comments, comment, number }} show={showOf(comment)} onMoved={() => section.current?.focus()} />
    </li>
  )
  const open = all.filter(([{ state }]) => state === 'open')
  const resolved = all.filter(([{ state }]) => state === 'resolved')
  return (
    <section ref={section} tabIndex={-1} className="comments" aria-label="Comments">
      <div className="comments-row">
        <h2>{open.length === 0 ? 'Comments' : `Comments, ${open.length} open`}</h2>
        {list?.writable && begin !== null ? (
          <button ref={add} type="button" aria-keyshortcuts={shortcut} aria-disabled={own !== null} onClick={begin}>
            Add a comment
          </button>
        ) : null}
      </div>
      <ReadFault comments={comments} />
      {list === null && fault === null ? <p>Comments are loading.</p> : null}
      {list !== null && all.length === 0 && own === null ? (
        <p>
          {list.writable && begin !== null
            ? 'Nobody has said anything about this story. Add a comment, and point at what it is about.'
            : 'Nobody has said anything about this story.'}
        </p>
      ) : null}
      {list?.writable === false ? (
        <p className="comments-note">
          They can be read here. <code>npm run storybook</code> and <code>npm run visual:review</code> take new ones.
        </p>
      ) : null}
      {list?.writable && begin === null ? (
        <p className="comments-note">A comment points at a place: open a picture of the story to add one.</p>
      ) : null}
      {own?.stage === 'placing' ? (
        <div className="comments-row">
          <p>Click the picture where the comment belongs, or move the pin by the arrow keys and press Enter.</p>
          <button type="button" onClick={comments.cancel}>
            Cancel
          </button>
        </div>
      ) : null}
      {own?.stage === 'writing' ? (
        <CommentForm
          label="Your comment"
          save="Save"
          {...{ text: own.text, saving: own.saving, fault: own.fault }}
          onText={comments.setText}
          onSave={comments.save}
          onCancel={comments.cancel}
        />
      ) : null}
      {open.length > 0 ? <ol className="comments-list">{open.map(threadOf)}</ol> : null}
      {resolved.length > 0 ? (
        <details>
          <summary>{resolved.length} resolved</summary>
          <ol className="comments-list">{resolved.map(threadOf)}</ol>
        </details>
      ) : null}
      {list?.writable ? (
        <label className="comments-author">
          Your name{' '}
          <input
            type="text"
            maxLength={80}
            autoComplete="name"
            value={author}
            onChange={(event) => comments.setAuthor(event.target.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
        </label>
      ) : null}
      <p role="status" className="comments-hidden">
        {announcement}
      </p>
    </section>
  )
}
