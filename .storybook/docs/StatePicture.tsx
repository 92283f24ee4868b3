import { Button } from '@mintage/ui/primitives'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './StatePicture.css.ts'
import { type PictureSource, type Scheme, servedPicture, widthsToTry } from './thumbnailSource.ts'

/** The address of a story that acts, alone in its frame. */
const servedStory = (id: string, scheme: Scheme) => `./iframe.html?viewMode=story&id=${id}&globals=theme:${scheme}`

/** CSS pixels: a frame is as high as the picture that it takes the place of, within reason. */
const frameHeight = { least: 240, most: 720 }

export interface StatePictureProps {
  id: string
  name: string
  scheme: Scheme
  /** Shown in place of a picture where none has been taken. */
  children: ReactNode
  /** Offers the story live also where no picture has been taken. */
  alwaysLive?: boolean
  source?: PictureSource
  story?: (id: string, scheme: Scheme) => string
}

/** A state that somebody has to act to reach: as it was pictured, and on request acted out in a frame of its own. */
export function StatePicture({
  id,
  name,
  scheme,
  children,
  alwaysLive = false,
  source = servedPicture,
  story = servedStory,
}: StatePictureProps) {
  const widths = widthsToTry(390)
  const [attempt, setAttempt] = useState(0)
  const [height, setHeight] = useState<number>(frameHeight.least)
  const [isLive, setIsLive] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isLive) frame.current?.focus()
  }, [isLive])
  const width = widths[attempt]
  if (isLive)
    return (
      <figure className={styles.figure}>
        <iframe
          ref={frame}
          title={`${name}, live`}
          src={story(id, scheme)}
          className={styles.frame}
          style={{ height }}
        />
      </figure>
    )
  if (width === undefined && !alwaysLive) return children
  return (
    <figure className={styles.figure}>
      {width === undefined ? (
        children
      ) : (
        <img
          key={`${width} ${scheme}`}
          src={source(id, width, scheme)}
          alt={`${name}, as pictured`}
          loading={alwaysLive ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
          onLoad={({ currentTarget: { height: shown } }) =>
            setHeight(Math.min(frameHeight.most, Math.max(frameHeight.least, shown)))
          }
          onError={() => setAttempt(attempt + 1)}
        />
      )}
      <figcaption className={styles.caption}>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => setIsLive(true)}>
          Try it live
        </Button>
      </figcaption>
    </figure>
  )
}
