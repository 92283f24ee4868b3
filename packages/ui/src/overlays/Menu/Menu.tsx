import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, type ButtonLooks } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { lazyPart, Part } from '../lazyPart.ts'
import * as styles from './Menu.css.ts'
import type { MenuBegin } from './MenuList.tsx'
import type { MenuItem } from './types.ts'

export type { MenuItem } from './types.ts'

const list = lazyPart(() => import('./MenuList.tsx').then((module) => module.MenuList))

export interface MenuProps extends Pick<ButtonLooks, 'variant' | 'tone' | 'size' | 'iconStart'> {
  /** Names the button and the list; shown on the button unless there are children. */
  label: string
  /** In the order of the list; links and actions may mix. */
  items: readonly MenuItem[]
  /** Given, the menu chooses one of its items and marks the chosen one. */
  selected?: string | undefined
  /** Called with the `value` of what was chosen, links included. */
  onSelect?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
  /** Visible content of the button; its label is then only read out. */
  children?: ReactNode
  /** False where the content is an icon that already says "more". */
  chevron?: boolean
}

/** A button with a list of actions or choices. The list loads when the button is first pointed at or focused. */
export function Menu(props: MenuProps) {
  const {
    label,
    items,
    selected,
    onSelect,
    disabled,
    children,
    chevron = true,
    variant = 'ghost',
    tone = 'neutral',
    size,
    iconStart,
  } = props
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [begin, setBegin] = useState<MenuBegin>('nowhere')
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const toggle = (event: MouseEvent) => {
    setWanted(true)
    // A click without a press count came from a key.
    setBegin(event.detail === 0 ? 'first' : 'nowhere')
    setOpen(!open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setWanted(true)
    setBegin(event.key === 'ArrowUp' ? 'last' : 'first')
    setOpen(true)
  }

  return (
    <span className={styles.root}>
      <Button
        ref={button}
        id={id}
        {...{ variant, tone, iconStart }}
        {...(size ? { size } : {})}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={list.load}
        onFocus={list.load}
        onClick={toggle}
        onKeyDown={onKeyDown}
        iconEnd={
          chevron ? (
            <span className={styles.chevron}>
              <Icon icon={ChevronDownIcon} size="sm" />
            </span>
          ) : null
        }
      >
        {children === undefined ? (
          label
        ) : (
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span>{children}</span>
          </>
        )}
      </Button>
      {wanted ? (
        <Part of={list} with={{ open, onOpenChange: setOpen, begin, button, label, items, selected, onSelect }} />
      ) : null}
    </span>
  )
}
