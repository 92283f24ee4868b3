import * as RadixSelect from '@radix-ui/react-select'
import { cx } from 'class-variance-authority'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon, ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { defined } from '../defined.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  /** Never '': Radix keeps the empty value for "nothing chosen". */
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldProps {
  /** Name of the value in the form. */
  name?: string | undefined
  options: readonly SelectOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  autoComplete?: string | undefined
  id?: string | undefined
  className?: string | undefined
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <RadixSelect.Item value={value} disabled={disabled ?? false} className={styles.option}>
      <span className={styles.optionText}>
        <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      </span>
      <RadixSelect.ItemIndicator>
        <Icon icon={CheckIcon} size="sm" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  )
}

/** One of many. Arrow keys, Home, End and the first letters of a label move in the list (R289, R290). */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, hideLabel, options, placeholder, id, className, ...rest } = props
  const t = useTexts(controlTexts)
  const { ids, control } = useField({ id, hint, error })
  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }}>
      <RadixSelect.Root {...defined(rest)}>
        <RadixSelect.Trigger {...control} className={cx(fieldStyles.box, styles.trigger)}>
          <span className={styles.value}>
            <RadixSelect.Value placeholder={placeholder ?? t('controls.select.placeholder')} />
          </span>
          <RadixSelect.Icon asChild>
            <Icon icon={ChevronDownIcon} size="sm" />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content position="popper" sideOffset={6} className={cx(styles.panel, styles.content)}>
            <RadixSelect.Viewport className={styles.list}>
              {options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </Field>
  )
}
