import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import * as selectStyles from '../../controls/Select/Select.css.ts'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { directionOf } from '../../primitives/direction.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon } from '../../primitives/Icon/icons.ts'
import { OPENED_BY } from '../Modal/useFocusReturn.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem } from './types.ts'

export type MenuBegin = 'nowhere' | 'first' | 'last'

export interface MenuListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Which item has the focus first; none after a pointer press. */
  begin: MenuBegin
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
      <span className={cx(selectStyles.optionText, styles.text)}>{item.label}</span>
      {checked ? <Icon icon={CheckIcon} size="sm" /> : null}
    </>
  )
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: MenuListProps['onSelect'] }) {
  const className = cx(selectStyles.option, styles.item, item.tone === 'critical' && styles.critical)
  return (
    <Dropdown.Item
      className={className}
      disabled={item.disabled ?? false}
      textValue={item.typed ?? item.label}
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

/**
 * Sets the first focus: Radix decides by the last key or pointer, but the first press comes before Radix is loaded.
 * Mounts with the items.
 */
function Begin({ at, list }: { at: MenuBegin; list: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (at === 'nowhere') return
    const items = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    items?.item(at === 'first' ? 0 : items.length - 1)?.focus()
  }, [at, list])
  return null
}

/** The list of a Menu: the part that needs Radix. The button is outside, so that loading never replaces it. */
export function MenuList({ open, onOpenChange, begin, button, label, items, selected, onSelect }: MenuListProps) {
  const id = button.current?.id
  const list = useRef<HTMLDivElement>(null)

  const leaveToButton = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  }
  // Radix ignores Tab, but people expect it to leave the menu.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onOpenChange(false)
  }
  const backToButton = (event: Event) => {
    event.preventDefault()
    const { activeElement: now } = document
    const inside = now?.closest(`[${OPENED_BY}]`) !== null
    // The chosen item may have opened a dialog that already has the focus.
    if (!now || now === document.body || inside) button.current?.focus()
  }

  return (
    <Dropdown.Root open={open} onOpenChange={onOpenChange} modal={false} dir={directionOf(button.current)}>
      <Dropdown.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          ref={list}
          {...{ [OPENED_BY]: id }}
          className={cx(selectStyles.panel, styles.list)}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={leaveToButton}
          onKeyDown={closeOnTab}
          onCloseAutoFocus={backToButton}
        >
          <Begin at={begin} list={list} />
          {selected === undefined ? (
            items.map((item) => <Item key={item.value} item={item} onSelect={onSelect} />)
          ) : (
            <Dropdown.RadioGroup value={selected} {...(onSelect ? { onValueChange: onSelect } : {})}>
              {items.map((item) => (
                <Dropdown.RadioItem
                  key={item.value}
                  value={item.value}
                  disabled={item.disabled ?? false}
                  textValue={item.typed ?? item.label}
                  className={cx(selectStyles.option, styles.item)}
                >
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
