import * as RadioGroup from '@radix-ui/react-radio-group'
import type { ReactNode } from 'react'
import { defined } from '../defined.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import { useDirection } from '../useDirection.ts'
import * as styles from './ChoiceGroup.css.ts'
import { useChoiceByKey } from './useChoiceByKey.ts'

export const choiceLooks = ['segmented', 'chips', 'cards'] as const

export interface Choice {
  /** The value in the form. */
  value: string
  /** The visible text. */
  label: string
  /** A second, quieter line; on cards only. */
  detail?: string | undefined
  /** An image or an icon before the label. */
  media?: ReactNode
  /** Visible, but cannot be chosen. */
  disabled?: boolean | undefined
}

export interface ChoiceGroupProps extends FieldProps {
  /** Name of the value in the form. */
  name?: string | undefined
  /** In reading order. */
  options: readonly Choice[]
  /** The chosen value. If given, the parent holds it. */
  value?: string | undefined
  /** The initial value; by default none. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `segmented` for two to four short ones, `chips` for many, `cards` for those with an image. */
  looks?: 'segmented' | 'chips' | 'cards'
  disabled?: boolean | undefined
  /** Only for assistive technology; the screen validates. */
  required?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/**
 * Chooses one of a few visible options. Arrow keys, Home and End choose; left and right follow the writing direction.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, hint, error, optional, hideLabel, options, looks = 'segmented', id, className, ...rest } = props
  const { ids, control } = useField({ id, hint, error })
  const { ref: place, dir } = useDirection()
  const byKey = useChoiceByKey()
  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }} labelsControl={false}>
      <div ref={place}>
        <RadioGroup.Root
          {...defined(rest)}
          {...control}
          dir={dir}
          aria-labelledby={ids.label}
          className={styles.group[looks]}
          onKeyDownCapture={byKey.onKeyDown}
        >
          {options.map((option) => (
            <RadioGroup.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={styles.option[looks]}
              onFocus={byKey.onFocus}
            >
              {option.media}
              <span>{option.label}</span>
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </div>
    </Field>
  )
}
