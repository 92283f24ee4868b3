interface SaidProps {
  by: { author: string; created: string; text: string }
  number?: number
  isReply?: boolean
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What somebody said, and when. It is shown as the text that it is. */
export const Said = ({ by: { author, created, text }, number, isReply = false }: SaidProps) => (
  <div className={isReply ? 'comments-reply' : undefined}>
    <p className="comments-by">
      {number === undefined ? null : (
        <span className="comments-number" aria-hidden="true">
          {number}
        </span>
      )}
      <b>{author}</b> <time dateTime={created}>{dates.format(new Date(created))}</time>
    </p>
    <p className="comments-text">{text}</p>
  </div>
)
