import type { LucideIcon } from 'lucide-react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { iconLink } from './ImageActions.css.ts'

interface IconLinkProps {
  icon: LucideIcon
  /** The link's name, since an icon has none. */
  label: string
  href: string
  download?: boolean
}

/** An icon button that is a link. */
export function IconLink({ icon, label, href, download }: IconLinkProps) {
  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="sm"
      href={href}
      aria-label={label}
      title={label}
      className={iconLink}
      {...(download ? { download: true } : {})}
    >
      <Icon icon={icon} size="sm" />
    </Button>
  )
}
