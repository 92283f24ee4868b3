import * as RadioGroup from '@radix-ui/react-radio-group'
import type { ReactNode } from 'react'
import { defined } from '../defined.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import * as styles from './ChoiceGroup.css.ts'

export const choiceLooks = ['segmented', 'chips', 'cards'] as const

export interface Choice {
  value: string
  label: string
  /** A second, quieter line; on cards only. */
  detail?: string | undefined
  /** A picture or an icon before the label. */
  media?: ReactNode
  disabled?: boolean | undefined
}

export interface ChoiceGroupProps extends FieldProps {
  name?: string | undefined
  options: readonly Choice[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `segmented` for two to four short ones, `chips` for many, `cards` for those with a picture. */
  looks?: (typeof choiceLooks)[number]
  disabled?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/** One of a few, all in sight. Arrow keys choose. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, hint, error, optional, hideLabel, options, looks = 'segmented', id, className, ...rest } = props
  const { ids, control } = useField({ id, hint, error })
  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }} labelsControl={false}>
      <RadioGroup.Root {...defined(rest)} {...control} aria-labelledby={ids.label} className={styles.group[looks]}>
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            className={styles.option[looks]}
          >
            {option.media}
            <span>{option.label}</span>
            {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Field>
  )
}
