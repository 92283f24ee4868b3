import { Icon, type IconProps } from '../../primitives/index.ts'
import { useLostImages } from '../../primitives/useLostImages.ts'
import * as styles from './Thumbs.css.ts'

interface ThumbsProps {
  /** Addresses of one to four small pictures; none shows the icon. */
  sources: readonly string[]
  icon: IconProps['icon']
}

/** What came of a request, small: its pictures share one square. The words beside it say what they are. */
export function Thumbs({ sources, icon }: ThumbsProps) {
  const { isLost, lose } = useLostImages()
  const seen = sources.filter((source) => !isLost(source))
  if (seen.length === 0) {
    return (
      <span className={styles.sign}>
        <Icon icon={icon} />
      </span>
    )
  }
  return (
    <span className={styles.thumbs} data-count={seen.length}>
      {seen.map((source) => (
        <img
          key={source}
          className={styles.thumb}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => lose(source)}
        />
      ))}
    </span>
  )
}
