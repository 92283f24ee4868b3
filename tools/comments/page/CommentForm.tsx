import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'

interface CommentFormProps {
  label: string
  text: string
  /** What the button that sends it says. */
  save: string
  saving: boolean
  fault: string | null
  onText: (text: string) => void
  onSave: () => void
  onCancel: () => void
}

/** Takes the focus when it comes. What was written stays until it is saved or left. */
export function CommentForm({ label, text, save, saving, fault, onText, onSave, onCancel }: CommentFormProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
    // The page has keys of its own, and Escape is not to take what somebody wrote.
    event.stopPropagation()
    if (event.key === 'Escape' && text === '') onCancel()
  }
  return (
    <form className="comments-form" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={4000}
        value={text}
        readOnly={saving}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault === null ? undefined : true}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      <p id={`${id}-fault`} role="alert" className="comments-fault">
        {fault}
      </p>
      <div className="comments-row">
        <button type="submit" aria-disabled={saving} aria-keyshortcuts="Control+Enter">
          {saving ? 'Saving…' : save}
        </button>
        <button type="button" onClick={onCancel} disabled={saving}>
          Cancel
        </button>
      </div>
    </form>
  )
}
