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

/** A component's states as small pictures, out of the cache that `npm run visual` fills. */
export function Thumbnails({ stories, scheme, source = servedPicture }: ThumbnailsProps) {
  const [width, setWidth] = useState<(typeof shownWidths)[number]>(390)
  const [isMissing, setIsMissing] = useState(false)
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
      {isMissing ? (
        <p className={styles.note}>
          There are no pictures yet. Run <code className={styles.command}>npm run visual -- --all</code>, then start
          Storybook again.
        </p>
      ) : null}
      <ul className={styles.grid[width]}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            {/* Another picture is another attempt to load one. */}
            <Thumbnail
              key={`${width} ${scheme}`}
              {...{ id, name, width, scheme, source }}
              onMissing={() => setIsMissing(true)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
