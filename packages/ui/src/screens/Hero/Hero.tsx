import type { ReactNode } from 'react'
import type { HeroImage } from '../../assets/images.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  title: string
  lead?: string
  /** Buttons below the words. */
  children?: ReactNode
  image: HeroImage
  /** The image's origin, shown below it. */
  caption?: string | undefined
  size?: keyof typeof styles.size
  headingSize?: 'display' | 'xl'
  /** Behind the words: the balls of the service pages (R106). */
  decoration?: ReactNode
}

/**
 * Phones load their own crop, because most of a wide image would be cut off. Browsers without AVIF load the wide one.
 */
function Ground({ src, avif, width, height, narrow }: HeroImage) {
  return (
    <picture>
      <source type="image/avif" media="(max-width: 767px)" srcSet={narrow} width={780} height={560} />
      <source type="image/avif" srcSet={avif} />
      <img className={styles.image} src={src} width={width} height={height} alt="" fetchPriority="high" />
    </picture>
  )
}

/** The largest titles also break after commas: `1 Space, 3 Superpowers, ...`. */
const partEnds = { display: /(?<=[,.])\s+/, xl: /(?<=\.)\s+/ } as const

/** Shows each part of a title on its own line; screen readers and the clipboard get one text. */
function Lines({ title, after }: { title: string; after: RegExp }) {
  const lines = title.split(after)
  return lines.map((line, place) => (
    <span key={line} className={styles.titleLine}>
      {place < lines.length - 1 ? `${line} ` : line}
    </span>
  ))
}

/**
 * The head of a public page: words over an image of what the page offers (R105). Always in the dark scheme, because its
 * ground is dark.
 */
export function Hero(props: HeroProps) {
  const { title, lead, children, image, caption, size = 'middle', headingSize = 'xl', decoration } = props
  return (
    <div className={styles.outer}>
      <section className={styles.hero} data-theme="dark">
        <Ground {...image} />
        {decoration}
        <div className={`${styles.content} ${styles.size[size]}`}>
          <div className={styles.words}>
            <Heading level={1} size={headingSize}>
              <Lines title={title} after={partEnds[headingSize]} />
            </Heading>
            {lead ? (
              <Text size="lead" className={styles.lead}>
                {lead}
              </Text>
            ) : null}
          </div>
          {children ? (
            <Inline gap="sm" className={styles.actions}>
              {children}
            </Inline>
          ) : null}
        </div>
      </section>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </div>
  )
}
