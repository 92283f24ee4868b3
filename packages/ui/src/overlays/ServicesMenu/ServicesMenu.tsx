import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ServicesMenu.css.ts'
import { useServicesMenu } from './useServicesMenu.ts'

export interface ServiceLink {
  href: string
  label: string
  /** One line about the service. */
  detail?: string | undefined
  icon?: LucideIcon | undefined
}

export interface ServicesMenuProps {
  /** In list order. */
  services: readonly ServiceLink[]
  /** Path of the current page. */
  current?: string | undefined
  className?: string | undefined
}

/**
 * The header's Services entry: a disclosure of links, not a `menu`, since it only leads to pages. It opens and closes
 * without the program.
 */
export function ServicesMenu({ services, current, className }: ServicesMenuProps) {
  const t = useTexts(overlayTexts)
  const id = useId()
  const { close, button, rootProps, popoverProps } = useServicesMenu()
  return (
    <div {...rootProps} data-native className={cx(styles.root, className)}>
      <button ref={button} type="button" popoverTarget={id} className={styles.button}>
        <span>{t('nav.services')}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} size="sm" />
        </span>
      </button>
      <div {...popoverProps} id={id} popover="auto" className={styles.drop}>
        <ul className={styles.list}>
          {services.map(({ href, label, detail, icon }) => (
            <li key={href}>
              <AppLink
                href={href}
                className={styles.link}
                aria-current={href === current ? 'page' : undefined}
                onClick={close}
              >
                {icon ? (
                  <span className={styles.image}>
                    <Icon icon={icon} />
                  </span>
                ) : null}
                <span className={styles.name}>{label}</span>
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
