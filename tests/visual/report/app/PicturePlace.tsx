import { useState } from 'react'
import type { Box } from '../../types.ts'
import { absent } from './items.css.ts'
import { isLinked, type Picture } from './pictures.ts'
import * as styles from './viewer.css.ts'

interface ShotProps {
  picture: Picture
  scale: number
  alt: string
  className?: string | undefined
  opacity?: number
}

/** One picture at a scale; says so where its file is not beside the page. */
export function Shot({ picture, scale, alt, className = styles.picture, opacity }: ShotProps) {
  const [gone, setGone] = useState<string | null>(null)
  const size = { width: picture.width * scale, height: picture.height * scale }
  if (gone === picture.src) {
    return (
      <div className={absent} style={size}>
        This picture is a file beside the page, and is not there: {picture.src}
      </div>
    )
  }
  return (
    <img
      className={className}
      src={picture.src}
      alt={alt}
      style={opacity === undefined ? size : { ...size, opacity }}
      onError={() => setGone(picture.src)}
    />
  )
}

interface RegionProps {
  box: Box | null
  scale: number
  /** Not seen, it still is the place to scroll to. */
  seen: boolean
}

/** A line around everything that differs. */
export function Region({ box, scale, seen }: RegionProps) {
  if (box === null) return null
  return (
    <span
      className={styles.region}
      data-region
      style={{
        visibility: seen ? 'visible' : 'hidden',
        left: box.left * scale - 6,
        top: box.top * scale - 6,
        width: box.width * scale + 12,
        height: box.height * scale + 12,
      }}
    />
  )
}

export const sizeInWords = ({ width, height }: Picture): string => `${width} x ${height}`

interface PicturePlaceProps {
  caption: string
  note?: string | undefined
  picture: Picture
  /** What it stands in, where that is larger than itself. */
  size?: { width: number; height: number }
  scale: number
  alt: string
  region?: Box | null
  outlined?: boolean
}

/** A picture under its name. */
export function PicturePlace({
  caption,
  note,
  picture,
  size = picture,
  scale,
  alt,
  region = null,
  outlined = false,
}: PicturePlaceProps) {
  const notes = [note, isLinked(picture) ? 'a file beside the page' : ''].filter(Boolean).join(', ')
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {caption}
        {notes ? <span className={styles.captionNote}>{notes}</span> : null}
      </figcaption>
      <div className={styles.frame} style={{ width: size.width * scale, height: size.height * scale }}>
        <Shot picture={picture} scale={scale} alt={alt} />
        <Region box={region} scale={scale} seen={outlined} />
      </div>
    </figure>
  )
}
