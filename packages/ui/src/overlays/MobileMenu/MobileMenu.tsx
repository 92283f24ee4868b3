import { useState } from 'react'
import { MenuIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { lazyPart, Part } from '../lazyPart.ts'
import type { MobileMenuContent } from './types.ts'

export type { MobileMenuContent, MobileMenuLink, MobileMenuVisitor } from './types.ts'

const panel = lazyPart(() => import('./MobileMenuPanel.tsx').then((module) => module.MobileMenuPanel))

export interface MobileMenuProps extends MobileMenuContent {
  className?: string | undefined
}

/** The header's menu below 1280 px (R094-R099). The panel loads when the button is first touched or focused. */
export function MobileMenu({ className, ...content }: MobileMenuProps) {
  const t = useTexts(overlayTexts)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onPointerEnter={panel.load}
        onFocus={panel.load}
        onClick={show}
      />
      {wanted ? <Part of={panel} with={{ ...content, open, onOpenChange: setOpen }} /> : null}
    </>
  )
}
