import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CloseIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { breakpoints } from '../../tokens/breakpoints.ts'
import * as modalStyles from '../Modal/Modal.css.ts'
import { useFocusReturn } from '../Modal/useFocusReturn.ts'
import { stayOpenForToasts } from '../Modal/useOutsidePress.ts'
import { useOverlayFoot } from '../useBottomBar.ts'
import * as styles from './MobileMenu.css.ts'
import type { MobileMenuContent, MobileMenuLink, MobileMenuVisitor } from './types.ts'

export interface MobileMenuPanelProps extends MobileMenuContent {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A resize that ends at 768 px or more closes; opening between 768 and 1279 px remains possible (D16). */
function useCloseOnWide(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const onResize = () => {
      if (window.innerWidth >= breakpoints.md) close()
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [open, close])
}

interface LinkListProps {
  links: readonly MobileMenuLink[]
  current: string | undefined
  close: () => void
  nested?: boolean
}

function LinkList({ links, current, close, nested = false }: LinkListProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <AppLink
            href={href}
            className={cx(styles.link, nested && styles.nested)}
            aria-current={href === current ? 'page' : undefined}
            onClick={close}
          >
            {icon ? <Icon icon={icon} /> : null}
            <span>{label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function Visitor({ visitor, close }: { visitor: MobileMenuVisitor; close: () => void }) {
  const t = useTexts(overlayTexts)
  if (visitor.kind === 'guest') {
    return (
      <>
        <Button href={visitor.loginHref} variant="outline" tone="neutral" fullWidth onClick={close}>
          {t('nav.login')}
        </Button>
        {visitor.registerHref ? (
          <Button href={visitor.registerHref} fullWidth onClick={close}>
            {t('nav.register')}
          </Button>
        ) : null}
      </>
    )
  }
  const logout = () => {
    close()
    visitor.onLogout()
  }
  return (
    <>
      {visitor.myProjectsHref === undefined ? null : (
        <Button href={visitor.myProjectsHref} tone="neutral" fullWidth onClick={close}>
          {t('nav.myProjects')}
        </Button>
      )}
      <Button href={visitor.profileHref} variant="outline" tone="neutral" fullWidth onClick={close}>
        {t('nav.profile')}
      </Button>
      <Button variant="ghost" tone="neutral" fullWidth onClick={logout}>
        {t('nav.logout')}
      </Button>
    </>
  )
}

/** The visitor's controls at the lower edge; mounts with the open menu. */
function Bottom({ children }: { children: ReactNode }) {
  const bottom = useRef<HTMLDivElement>(null)
  useOverlayFoot(bottom)
  return (
    <div ref={bottom} className={styles.bottom}>
      {children}
    </div>
  )
}

/** The panel of the mobile menu: the part that needs Radix. */
export function MobileMenuPanel({
  open,
  onOpenChange,
  links,
  services,
  visitor,
  current,
  extra,
}: MobileMenuPanelProps) {
  const t = useTexts(overlayTexts)
  const focus = useFocusReturn(open)
  const close = () => onOpenChange(false)
  useCloseOnWide(open, close)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={modalStyles.scrim} />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className={styles.panel}
          onInteractOutside={stayOpenForToasts}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
          </Dialog.Title>
          <div className={styles.top}>
            <Logo size={28} />
            <Dialog.Close asChild>
              <IconButton icon={CloseIcon} label={t('nav.closeMenu')} />
            </Dialog.Close>
          </div>
          <nav aria-label={t('nav.main')}>
            <LinkList links={links.slice(0, 1)} current={current} close={close} />
            <p className={styles.group}>{t('nav.services')}</p>
            <LinkList links={services} current={current} close={close} nested />
            <LinkList links={links.slice(1)} current={current} close={close} />
          </nav>
          <Bottom>
            {extra}
            <Visitor visitor={visitor} close={close} />
          </Bottom>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
