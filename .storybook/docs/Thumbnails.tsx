import { ChoiceGroup } from '@mintage/ui/controls'
import { useState } from 'react'
import { Thumbnail } from './Thumbnail.tsx'
import * as styles from './Thumbnails.css.ts'
import { isShownWidth, type PictureSource, type Scheme, servedPicture, shownWidths } from './thumbnailSource.ts'

export interface ThumbnailsProps {
  stories: readonly { readonly id: string; readonly name: string }[]
  scheme: Scheme
  /** Where the pictures come from. */
  source?: PictureSource
}

/** A component's states as small pictures, out of the baselines of the visual tests. */
export function Thumbnails({ stories, scheme, source = servedPicture }: ThumbnailsProps) {
  const [width, setWidth] = useState<(typeof shownWidths)[number]>(390)
  return (
    <div className={styles.frame}>
      <ChoiceGroup
        label="Window"
        hideLabel
        className={styles.choice}
        options={shownWidths.map((one) => ({ value: String(one), label: `${one} px` }))}
        value={String(width)}
        onValueChange={(chosen) => {
          const next = Number(chosen)
          if (isShownWidth(next)) setWidth(next)
        }}
      />
      <ul className={styles.grid[width]}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            {/* Another picture is another attempt to load one. */}
            <Thumbnail key={`${width} ${scheme}`} {...{ id, name, width, scheme, source }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
