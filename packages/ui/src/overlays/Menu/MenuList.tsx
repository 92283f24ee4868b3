import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import type { RefObject } from 'react'
import * as selectStyles from '../../controls/Select/Select.css.ts'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon } from '../../primitives/Icon/icons.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem } from './types.ts'

export interface MenuListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  button: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  selected: string | undefined
  onSelect: ((value: string) => void) | undefined
}

function Face({ item, checked }: { item: MenuItem; checked: boolean }) {
  return (
    <>
      {item.icon ? <Icon icon={item.icon} size="sm" /> : null}
      <span className={selectStyles.optionText}>{item.label}</span>
      {checked ? <Icon icon={CheckIcon} size="sm" /> : null}
    </>
  )
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: MenuListProps['onSelect'] }) {
  const className = cx(selectStyles.option, item.tone === 'critical' && styles.critical)
  return (
    <Dropdown.Item
      className={className}
      disabled={item.disabled ?? false}
      asChild={item.href !== undefined}
      onSelect={() => onSelect?.(item.value)}
    >
      {item.href === undefined ? (
        <Face item={item} checked={false} />
      ) : (
        <AppLink href={item.href}>
          <Face item={item} checked={false} />
        </AppLink>
      )}
    </Dropdown.Item>
  )
}

/** The list of a Menu: the half that carries Radix. The button stays outside, so that loading never swaps it. */
export function MenuList({ open, onOpenChange, button, label, items, selected, onSelect }: MenuListProps) {
  const leaveToButton = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <Dropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dropdown.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          className={cx(selectStyles.panel, styles.list)}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={leaveToButton}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
        >
          {selected === undefined ? (
            items.map((item) => <Item key={item.value} item={item} onSelect={onSelect} />)
          ) : (
            <Dropdown.RadioGroup value={selected} {...(onSelect ? { onValueChange: onSelect } : {})}>
              {items.map((item) => (
                <Dropdown.RadioItem key={item.value} value={item.value} className={selectStyles.option}>
                  <Face item={item} checked={item.value === selected} />
                </Dropdown.RadioItem>
              ))}
            </Dropdown.RadioGroup>
          )}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}
