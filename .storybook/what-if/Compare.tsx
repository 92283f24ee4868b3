import { ChoiceGroup } from '@mintage/ui/controls'
import { Heading, Link, Text } from '@mintage/ui/primitives'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { addressOf } from './address.ts'
import * as styles from './WhatIf.css.ts'

const windows = [
  { width: 390, height: 640 },
  { width: 768, height: 800 },
  { width: 1440, height: 900 },
] as const

/** How wide an element is, in px. */
function useWidthOf(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}

interface WindowProps {
  title: string
  source: string
  size: (typeof windows)[number]
}

/** A story in a window of its own, as large as there is room. */
function StoryWindow({ title, source, size: { width, height } }: WindowProps) {
  const place = useRef<HTMLDivElement>(null)
  const scale = Math.min(1, useWidthOf(place) / width)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text as="span" size="small" weight="semibold">
          {title}
        </Text>
      </figcaption>
      {/* As high as it will be before it was measured: what stands below would jump away from under a pointer. */}
      <div ref={place} className={styles.stage} style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}>
        <iframe
          title={title}
          src={source}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}

/** A change while it is being typed is many: what is drawn follows a moment later. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

interface CompareProps {
  storyId: string
  encoded: string
}

/** A story as it is beside the story as it would be, in equal windows. */
export function Compare({ storyId, encoded }: CompareProps) {
  const [width, setWidth] = useState('390')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const size = windows.find((one) => String(one.width) === width) ?? windows[0]
  const drawn = useSettled(encoded, 300)
  return (
    <section className={styles.part} aria-labelledby="what-if-compare">
      <div className={styles.head}>
        <Heading level={2} size="sm" id="what-if-compare">
          Side by side
        </Heading>
        <Link href={`./?path=/story/${storyId}&globals=whatIf:${encoded}`} target="_top">
          Open the story with the change
        </Link>
      </div>
      <div className={styles.actions}>
        <ChoiceGroup
          label="Window"
          hideLabel
          className={styles.choice}
          options={windows.map((one) => ({ value: String(one.width), label: `${one.width} px` }))}
          value={width}
          onValueChange={setWidth}
        />
        <ChoiceGroup
          label="Scheme"
          hideLabel
          className={styles.choice}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={scheme}
          onValueChange={(chosen) => setScheme(chosen === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <div className={styles.pair}>
        <StoryWindow title="As it is" source={addressOf(storyId, scheme, '')} size={size} />
        <StoryWindow title="As it would be" source={addressOf(storyId, scheme, drawn)} size={size} />
      </div>
    </section>
  )
}
