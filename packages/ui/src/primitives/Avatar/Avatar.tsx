import { initials } from '../../format/names.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { AccountIcon } from '../Icon/icons.ts'
import { useLostImages } from '../useLostImages.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** The owner's name; its initials replace a missing or broken image (R017). */
  name: string
  src?: string | null | undefined
  /** Width and height in px. */
  size?: number
  /** Hidden from assistive technology, for a place where the name is next to it. */
  decorative?: boolean
}

/** A person's image in the rim of a coin. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  const t = useTexts(commonTexts)
  const { isLost, lose } = useLostImages()
  const letters = initials(name)
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('common.avatarOf', { name }) }
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.34 }} {...meaning}>
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
        <circle cx="24" cy="24" r="22.6" strokeWidth="2.4" pathLength="160" strokeDasharray="2.2 1.8" />
      </svg>
      {src && !isLost(src) ? (
        <img className={styles.inner} src={src} alt="" width={size} height={size} onError={() => lose(src)} />
      ) : (
        <span className={styles.inner}>{letters || <Icon icon={AccountIcon} size={size > 48 ? 'xl' : 'md'} />}</span>
      )}
    </span>
  )
}
