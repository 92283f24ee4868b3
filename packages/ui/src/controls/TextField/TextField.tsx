import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Name of the value in the form. */
  name: string
  /** Before the text: an icon or a sign. */
  start?: ReactNode
  /** After the text: an icon or a button. */
  end?: ReactNode
  /** Tabular figures, and the number keyboard on phones. */
  numeric?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. Uncontrolled: the DOM holds the value, which the form sends. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  start,
  end,
  numeric,
  id,
  className,
  type = 'text',
  inputMode = numeric ? 'numeric' : undefined,
  ...input
}: TextFieldProps) {
  const { ids, control } = useField({ id, hint, error })
  const isOfPerson = type === 'text' && !numeric && input.dir === undefined
  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }}>
      <div className={styles.box}>
        {start ? <span className={styles.slotStart}>{start}</span> : null}
        <input
          {...input}
          {...control}
          type={type}
          inputMode={inputMode}
          className={cx(styles.input, numeric && styles.numeric, isOfPerson && styles.ownDirection)}
        />
        {end ? <span className={styles.slotEnd}>{end}</span> : null}
      </div>
    </Field>
  )
}
