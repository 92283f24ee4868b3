import type { Comments } from './commentsState.ts'
import { useComments } from './useComments.ts'

/** That the comments could not be read, and another try. */
export function ReadFault({ comments }: { comments: Comments }) {
  const { fault } = useComments(comments)
  if (fault === null) return null
  return (
    <div role="alert" className="comments-row">
      <p className="comments-fault">{fault}</p>
      <button type="button" onClick={comments.load}>
        Try again
      </button>
    </div>
  )
}
