import { cx } from 'class-variance-authority'
import { type InputEvent, type Ref, type TextareaHTMLAttributes, useId, useState } from 'react'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import { growByHand } from './grow.ts'
import * as styles from './TextArea.css.ts'
import { lengthOf, useCounter } from './useCounter.ts'

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> {
  /** Name of the value in the form. */
  name: string
  /**
   * Maximum number of characters, shown by a counter. Nothing is cut off, because a pasted text would end in the middle
   * of a word without notice. The screen refuses a longer text.
   */
  limit?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text; grows with its content, up to 24rem. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, limit, id, className, onInput, ...area } = props
  const counterId = useId()
  const counted = limit !== undefined
  const { ids, control } = useField({ id, hint, error, describedBy: counted ? counterId : undefined })
  const [length, setLength] = useState(lengthOf(String(area.value ?? area.defaultValue ?? '')))
  const counter = useCounter(length, limit)

  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    growByHand(event.currentTarget)
    setLength(lengthOf(event.currentTarget.value))
    onInput?.(event)
  }

  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }}>
      <div className={fieldStyles.box}>
        <textarea
          // An empty field uses the page's direction.
          dir={length === 0 ? undefined : 'auto'}
          {...area}
          {...control}
          onInput={input}
          className={cx(fieldStyles.input, styles.textArea)}
        />
      </div>
      {counted ? (
        <>
          <p id={counterId} className={cx(styles.counter, counter.over && styles.over)}>
            {counter.shown}
          </p>
          <LiveRegion message={counter.said} />
        </>
      ) : null}
    </Field>
  )
}
