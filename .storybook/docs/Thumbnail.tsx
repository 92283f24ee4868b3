import { useState } from 'react'
import * as styles from './Thumbnails.css.ts'
import { type PictureSource, type Scheme, type ShownWidth, widthsToTry } from './thumbnailSource.ts'

interface ThumbnailProps {
  id: string
  name: string
  width: ShownWidth
  scheme: Scheme
  source: PictureSource
  /** Loads it also where nobody has scrolled to yet: of a few there is no need to wait. */
  eager?: boolean
  /** There is no picture of it in any width. */
  onMissing: () => void
}

/** A state, small, with the way to its story; its name alone where no picture has been taken yet. */
export function Thumbnail({ id, name, width, scheme, source, eager = false, onMissing }: ThumbnailProps) {
  const widths = widthsToTry(width)
  const [attempt, setAttempt] = useState(0)
  const taken = widths[attempt]
  return (
    <a href={`./?path=/story/${id}`} target="_top" className={styles.thumbnail}>
      <span className={styles.window[width]}>
        {taken === undefined ? (
          <span className={styles.placeholder}>No picture yet</span>
        ) : (
          <img
            key={taken}
            src={source(id, taken, scheme)}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            width={360}
            height={width === 390 ? 640 : 225}
            className={styles.picture}
            onError={() => {
              setAttempt(attempt + 1)
              if (attempt === widths.length - 1) onMissing()
            }}
          />
        )}
      </span>
      <span className={styles.name}>
        {name}
        {taken !== undefined && taken !== width ? <span className={styles.note}>in a window of {taken} px</span> : null}
      </span>
    </a>
  )
}
