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
  /** The name of button and list; shown on the button unless it has children. */
  label: string
  /** In list order; links and actions may mix. */
  items: readonly MenuItem[]
  /** If given, the menu chooses one item and marks it. */
  selected?: string | undefined
  /** Called with the `value` of the chosen item, also for links. */
  onSelect?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
  /** Visible content of the button; its label is then only for screen readers. */
  children?: ReactNode
  /** False where an icon already means "more". */
  chevron?: boolean
}

/** A button with a list of actions or choices. The list loads on the first hover or focus of the button. */
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
