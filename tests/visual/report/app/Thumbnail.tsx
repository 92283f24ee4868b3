import { useState } from 'react'
import type { ReportItem } from '../../types.ts'
import { cropTo } from './crop.ts'
import * as styles from './items.css.ts'
import { faceOf } from './pictures.ts'

interface ThumbnailProps {
  item: ReportItem
  width: number
  height: number
}

/** The part of the picture where something differs, with a line around it. Its words are those beside it. */
export function Thumbnail({ item, width, height }: ThumbnailProps) {
  const [isGone, setGone] = useState(false)
  const picture = faceOf(item)
  const region = item.status === 'changed' ? item.region : null
  const { scale, left, top } = cropTo({ width, height }, picture, region)
  if (isGone) {
    return (
      <span className={styles.absent} style={{ width, height }}>
        The picture is not here
      </span>
    )
  }
  return (
    <span className={styles.thumbnail} style={{ width, height }}>
      <img
        className={styles.seen}
        src={picture.src}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ left, top, width: picture.width * scale, height: picture.height * scale }}
        onError={() => setGone(true)}
      />
      {region ? (
        <span
          className={styles.mark}
          style={{
            left: left + region.left * scale - 4,
            top: top + region.top * scale - 4,
            width: region.width * scale + 8,
            height: region.height * scale + 8,
          }}
        />
      ) : null}
    </span>
  )
}
