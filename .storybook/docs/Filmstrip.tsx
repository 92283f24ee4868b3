import { Heading } from '@mintage/ui/primitives'
import { useId } from 'react'
import type { Journey } from '../../tools/journeys/index.ts'
import { useSchemeOfPage } from '../gallery/useSchemeOfPage.ts'
import * as styles from './Filmstrip.css.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { grid } from './Thumbnails.css.ts'
import { type PictureSource, type ShownWidth, servedPicture } from './thumbnailSource.ts'

export interface FilmstripProps {
  journey: Journey
  /** Of the windows in the pictures: of a phone or of a desktop. */
  width: ShownWidth
  level: 2 | 3
  source?: PictureSource
}

const nothing = () => {}

/** A journey as a strip of frames: the screen at each step and what has happened, and live when one is pressed. */
export function Filmstrip({ journey: { name, frames }, width, level, source = servedPicture }: FilmstripProps) {
  const heading = useId()
  const scheme = useSchemeOfPage()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={level} size="xs" id={heading}>
        {name}
      </Heading>
      <ol className={grid[width]} data-not-pictured>
        {frames.map(({ id, caption }, place) => (
          <li key={`${id} ${width} ${scheme}`}>
            <Thumbnail {...{ id, width, scheme, source }} name={`${place + 1}. ${caption}`} eager onMissing={nothing} />
          </li>
        ))}
      </ol>
    </section>
  )
}
