import { DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Part } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'
import { Doc } from './Doc.tsx'

interface Spot {
  number: number
  top: number
  left: number
}

/** From the middle of one number to that of the next above it, in px. */
const ABOVE = 28

/** As wide and as high as a number is, in px. */
const NUMBER = 24

const isUnder = (one: Spot, other: Spot) =>
  Math.abs(one.top - other.top) < NUMBER && Math.abs(one.left - other.left) < NUMBER

function spotsOf(figure: HTMLElement, parts: readonly Part[]): readonly Spot[] {
  const frame = figure.getBoundingClientRect()
  const spots: Spot[] = []
  for (const [place, { selector }] of parts.entries()) {
    const box = selector === undefined ? undefined : figure.querySelector(selector)?.getBoundingClientRect()
    if (box === undefined || box.width === 0) continue
    const spot = { number: place + 1, top: box.top - frame.top, left: box.left - frame.left }
    // Numbers stand before their parts: one beside another's would cover its words.
    while (spots.some((other) => isUnder(other, spot))) spot.top -= ABOVE
    spots.push(spot)
  }
  return spots
}

const same = (one: readonly Spot[], other: readonly Spot[]) => JSON.stringify(one) === JSON.stringify(other)

/** Where each part stands in the picture; measured again whenever the story draws or moves. */
function useSpots(parts: readonly Part[]) {
  const figure = useRef<HTMLDivElement>(null)
  const [spots, setSpots] = useState<readonly Spot[]>([])
  useEffect(() => {
    const { current } = figure
    if (current === null) return
    const measure = () =>
      setSpots((before) => {
        const now = spotsOf(current, parts)
        return same(before, now) ? before : now
      })
    const resized = new ResizeObserver(measure)
    const drawn = new MutationObserver(measure)
    resized.observe(current)
    drawn.observe(current, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      drawn.disconnect()
    }
  }, [parts])
  return { figure, spots }
}

/** The first story with numbers on its parts. A story in a frame of its own (an open dialog) is only listed. */
export function Anatomy({ parts }: { parts: readonly Part[] }) {
  const [first] = useContext(DocsContext).componentStories()
  const { figure, spots } = useSpots(parts)
  const drawable = first?.parameters.docs?.story?.inline !== false && parts.some(({ selector }) => selector)
  return (
    <Unstyled>
      {drawable && first !== undefined ? (
        <div ref={figure} className={styles.figure}>
          <Story of={first.moduleExport} autoplay={false} />
          {spots.map(({ number, top, left }) => (
            <span key={number} aria-hidden="true" className={styles.callout} style={{ top, left }}>
              {number}
            </span>
          ))}
        </div>
      ) : null}
      <ol className={styles.parts}>
        {parts.map(({ name, what }, place) => (
          <li key={name} className={styles.part}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <span>
              <strong>{name}</strong> <Doc text={what} />
            </span>
          </li>
        ))}
      </ol>
    </Unstyled>
  )
}
