import * as RadixSelect from '@radix-ui/react-select'
import { cx } from 'class-variance-authority'
import { useRef, useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon, ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { defined } from '../defined.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import { useDirection } from '../useDirection.ts'
import { moveByKey } from './moveByKey.ts'
import * as styles from './Select.css.ts'
import { useTypeAhead } from './useTypeAhead.ts'

export interface SelectOption {
  /** The value in the form; '' means "nothing chosen". */
  value: string
  /** The visible text, which the first letters match. */
  label: string
  /** Visible in the list, but cannot be chosen. */
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldProps {
  /** Name of the value in the form. */
  name?: string | undefined
  /** In the order of the list. */
  options: readonly SelectOption[]
  /** The chosen value; '' for none. If given, the parent holds it. */
  value?: string | undefined
  /** The initial value. */
  defaultValue?: string | undefined
  /** Called with the chosen value; '' after clearing. */
  onValueChange?: ((value: string) => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** Allows clearing: adds a first option for no choice, and Delete and Backspace. */
  clearable?: boolean | undefined
  /** The text of the first option; "No choice" by default. */
  clearLabel?: string | undefined
  disabled?: boolean | undefined
  /** Only for assistive technology; the screen validates. */
  required?: boolean | undefined
  /** What the browser may autofill, by label or value: `country`. Works inside a form. */
  autoComplete?: string | undefined
  id?: string | undefined
  className?: string | undefined
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <RadixSelect.Item
      value={value}
      disabled={disabled ?? false}
      className={cx(styles.option, value === '' && styles.none)}
    >
      <span className={styles.optionText}>
        {/* Radix moves the text into its button, so the text has an element that the browser may translate. */}
        <RadixSelect.ItemText>
          <span>{label}</span>
        </RadixSelect.ItemText>
      </span>
      <RadixSelect.ItemIndicator>
        <Icon icon={CheckIcon} size="sm" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  )
}

/** One of many. Arrow keys, Home, End, Page Up, Page Down and the first letters of a label move in the list (R289, R290). */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, hideLabel, options, placeholder, id, className, ...others } = props
  const { clearable, clearLabel, value, defaultValue, onValueChange, ...rest } = others
  const t = useTexts(controlTexts)
  const { ids, control } = useField({ id, hint, error })
  const { ref: place, dir } = useDirection()
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(defaultValue ?? '')
  const chosen = value ?? own
  const none: SelectOption = { value: '', label: clearLabel ?? t('controls.select.none') }
  const shown = clearable ? [none, ...options] : options
  const list = useRef<HTMLDivElement>(null)

  const choose = (next: string) => {
    if (next === chosen) return
    setOwn(next)
    onValueChange?.(next)
  }
  const typeAhead = useTypeAhead({
    options: shown,
    awaited: options.length === 0,
    chosen,
    open,
    list,
    onChoose: choose,
    onClose: () => setOpen(false),
  })
  const onOpenChange = (next: boolean) => {
    if (next) typeAhead.begin()
    setOpen(next)
  }

  return (
    <Field {...{ ids, label, hint, error, optional, hideLabel, className }}>
      <div ref={place}>
        <RadixSelect.Root
          {...defined(rest)}
          dir={dir}
          open={open}
          onOpenChange={onOpenChange}
          value={chosen}
          onValueChange={choose}
        >
          <RadixSelect.Trigger
            {...control}
            // While the list is open Radix hides the rest from assistive technology, so the button must not be a tab stop.
            {...(open ? { tabIndex: -1 } : {})}
            className={cx(fieldStyles.box, styles.trigger)}
            onKeyDown={(event) => {
              if (clearable && (event.key === 'Delete' || event.key === 'Backspace')) choose('')
              typeAhead.onButtonKey(event)
            }}
          >
            <span className={styles.value}>
              <RadixSelect.Value placeholder={<span>{placeholder ?? t('controls.select.placeholder')}</span>} />
            </span>
            <RadixSelect.Icon asChild>
              <Icon icon={ChevronDownIcon} size="sm" />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              position="popper"
              sideOffset={6}
              collisionPadding={8}
              className={cx(styles.panel, styles.content)}
              ref={list}
              onFocus={typeAhead.onListFocus}
              onPointerMoveCapture={typeAhead.onListPointer}
              onKeyDownCapture={typeAhead.onListKey}
              onKeyDown={moveByKey}
            >
              <RadixSelect.Viewport className={styles.list}>
                {shown.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      </div>
    </Field>
  )
}
