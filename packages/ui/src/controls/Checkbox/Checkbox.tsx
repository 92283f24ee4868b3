import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon } from '../../primitives/Icon/icons.ts'
import { defined } from '../defined.ts'
import { FieldError } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps {
  /** Text, with links if need be. */
  label: ReactNode
  /** Name of the value in the form, where a ticked box sends `on` and an empty one nothing. */
  name?: string | undefined
  /** The error; marks the box as invalid. */
  error?: string | undefined
  /** If given, the parent holds the state. */
  checked?: boolean | undefined
  /** Ticked at first. */
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  disabled?: boolean | undefined
  /** Only for assistive technology; the screen validates. */
  required?: boolean | undefined
  id?: string | undefined
}

/** A yes-or-no field. A native checkbox, which has keys, form and autofill without a script. */
export function Checkbox({
  label,
  name,
  error,
  checked,
  defaultChecked,
  onCheckedChange,
  disabled,
  required,
  id,
}: CheckboxProps) {
  const { ids, control } = useField({ id, error })
  return (
    <div className={styles.row}>
      <span className={styles.place}>
        <input
          {...control}
          {...defined({ name, checked, defaultChecked, disabled, required })}
          type="checkbox"
          className={styles.box}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
        <Icon icon={CheckIcon} size="sm" className={styles.tick} />
      </span>
      <label htmlFor={ids.control} className={styles.label}>
        {label}
      </label>
      {error ? (
        <div className={styles.below}>
          <FieldError id={ids.error} error={error} />
        </div>
      ) : null}
    </div>
  )
}
