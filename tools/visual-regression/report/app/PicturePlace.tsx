import { useState } from 'react'
import type { Box, Picture } from '../../types.ts'
import { absent } from './items.css.ts'
import * as styles from './viewer.css.ts'

interface ShotProps {
  picture: Picture
  scale: number
  alt: string
}

/** One picture at a scale; says so where its file is not beside the page. */
function Shot({ picture, scale, alt }: ShotProps) {
  const [gone, setGone] = useState<string | null>(null)
  const size = { width: picture.width * scale, height: picture.height * scale }
  if (gone === picture.src) {
    return (
      <div className={absent} style={size}>
        This picture is not in this copy of the report: `npm run visual:review` shows it.
      </div>
    )
  }
  return (
    <img className={styles.picture} src={picture.src} alt={alt} style={size} onError={() => setGone(picture.src)} />
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
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {caption}
        {note ? <span className={styles.captionNote}>{note}</span> : null}
      </figcaption>
      <div className={styles.frame} style={{ width: size.width * scale, height: size.height * scale }}>
        <Shot picture={picture} scale={scale} alt={alt} />
        <Region box={region} scale={scale} seen={outlined} />
      </div>
    </figure>
  )
}
