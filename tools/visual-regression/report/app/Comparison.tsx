import { useEffect, useRef } from 'react'
import type { Box, Picture, PictureItem } from '../../types.ts'
import type { View } from './address.ts'
import { PictureBox } from './PictureBox.tsx'
import { commonSize, faceOf } from './pictures.ts'
import type { Difference } from './useDifference.ts'

interface ComparisonProps {
  item: PictureItem
  view: View
  /** Null as long as it is not known. */
  difference: Difference | null
}

/** Why a picture is alone. */
const notes = {
  changed: 'the approved picture is not in the cache, and could not be rendered again',
  new: 'there was no picture before',
  removed: 'the story is gone, or is no longer taken',
}

interface FigureProps {
  caption: string
  picture: Picture
  alt: string
  /** Of all pictures of the item, so that they keep one scale. */
  size: { width: number; height: number }
  region: Box | null
  /** In its own size, and not as small as the window makes it. */
  full?: boolean
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A picture with a line around everything that differs. */
function Figure({ caption, picture, alt, size, region, full = false }: FigureProps) {
  const outline = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (region !== null) outline.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [region])
  return (
    <figure style={full ? { width: size.width } : { maxWidth: size.width }}>
      <figcaption>{caption}</figcaption>
      <div className="frame" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <div className="face" style={{ width: share(picture.width, size.width) }}>
          <PictureBox picture={picture} alt={alt} />
        </div>
        {region ? (
          <span
            ref={outline}
            className="region"
            style={{
              left: share(region.left, size.width),
              top: share(region.top, size.height),
              width: share(region.width, size.width),
              height: share(region.height, size.height),
            }}
          />
        ) : null}
      </div>
    </figure>
  )
}

export function Comparison({ item, view, difference }: ComparisonProps) {
  const picture = faceOf(item)
  const before = item.status === 'changed' ? item.before : null
  if (picture === null) return <p>The approved picture is not in the cache, and could not be rendered again.</p>
  const region = difference?.region ?? null
  if (before === null) {
    const caption = `${item.status === 'removed' ? 'Before' : 'After'}: ${notes[item.status]}`
    return (
      <div className="pictures">
        <Figure {...{ caption, picture, region }} size={picture} alt={`${item.name}, ${item.status}`} />
      </div>
    )
  }
  const size = commonSize(before, picture)
  const figures = [
    { name: 'before', caption: `Before, ${before.width} x ${before.height}`, picture: before },
    { name: 'after', caption: `After, ${picture.width} x ${picture.height}`, picture },
    { name: 'difference', caption: 'Difference, in red', picture: difference?.picture },
  ] as const
  return (
    <div className="pictures">
      {view === 'difference' && difference === null ? (
        <p>The pictures are being compared. Those beside a page that was opened as a file cannot be.</p>
      ) : null}
      {figures.map(({ name, picture: one, caption }) =>
        one !== undefined && (view === 'all' || view === name) ? (
          <Figure
            key={name}
            {...{ caption, size, region }}
            picture={one}
            alt={`${item.name}, ${name}`}
            full={view === name}
          />
        ) : null,
      )}
    </div>
  )
}
