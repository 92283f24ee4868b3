import { useState } from 'react'
import type { ReportItem } from '../../types.ts'
import { cropTo } from './geometry.ts'
import * as styles from './items.css.ts'
import { faceOf } from './pictures.ts'
import { useDifference } from './useDifference.ts'

interface ThumbnailProps {
  item: ReportItem
  width: number
  height: number
}

/** The part of the picture where something differs, with a line around it. Its words are those beside it. */
export function Thumbnail({ item, width, height }: ThumbnailProps) {
  const [isGone, setGone] = useState(false)
  const picture = faceOf(item)
  const region = useDifference(item)?.region ?? null
  if (isGone || picture === null) {
    return (
      <span className={styles.absent} style={{ width, height }}>
        The picture is not here
      </span>
    )
  }
  const { scale, left, top } = cropTo({ width, height }, picture, region)
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
