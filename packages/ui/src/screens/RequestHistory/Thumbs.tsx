import { Icon, type IconProps } from '../../primitives/index.ts'
import { useLostImages } from '../../primitives/useLostImages.ts'
import * as styles from './Thumbs.css.ts'

interface ThumbsProps {
  /** URLs of one to four thumbnails; without any the icon is shown. */
  sources: readonly string[]
  icon: IconProps['icon']
}

/** Thumbnails of a request's images in one square. Decorative: the words next to it describe them. */
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
