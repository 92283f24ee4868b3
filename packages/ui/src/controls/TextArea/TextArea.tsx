import { cx } from 'class-variance-authority'
import type { Ref, TextareaHTMLAttributes } from 'react'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import { textArea } from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, ...area }: TextAreaProps) {
  const { ids, control } = useField({ id, hint, error })
  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }}>
      <div className={fieldStyles.box}>
        <textarea {...area} {...control} className={cx(fieldStyles.input, textArea)} />
      </div>
    </Field>
  )
}
