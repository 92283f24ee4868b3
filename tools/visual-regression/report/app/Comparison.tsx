import { CompareSlider } from '@mintage/ui/controls'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ChangedItem, Picture } from '../../types.ts'
import type { Mode } from './address.ts'
import { PicturePlace, Region, sizeInWords } from './PicturePlace.tsx'
import { commonSize } from './pictures.ts'
import type { Difference } from './useDifference.ts'
import * as styles from './viewer.css.ts'

interface PairProps {
  item: ChangedItem
  before: Picture
  difference: Difference | null
  scale: number
  /** Whether a line is drawn around what differs. */
  outlined: boolean
}

interface ComparisonProps extends PairProps {
  mode: Mode
  stacked: boolean
}

interface Size {
  width: number
  height: number
}

/** What a picture lacks of a frame, as padding; per cent of padding are always of the width. */
const gapOf = (picture: Picture, frame: Size) =>
  `0 ${((frame.width - picture.width) / frame.width) * 100}% ${((frame.height - picture.height) / frame.width) * 100}% 0`

const beforeAlt = ({ name }: ChangedItem) => `${name}, before`
const afterAlt = ({ name }: ChangedItem) => `${name}, after`

function SideBySide({ item, before, difference, scale, outlined, stacked }: PairProps & { stacked: boolean }) {
  const size = commonSize(before, item.after)
  const differ = before.width !== item.after.width || before.height !== item.after.height
  const shared = { size, scale, region: difference?.region ?? null, outlined }
  return (
    <div className={stacked ? `${styles.pair} ${styles.stacked}` : styles.pair}>
      <PicturePlace
        {...shared}
        caption="Before"
        note={differ ? sizeInWords(before) : undefined}
        picture={before}
        alt={beforeAlt(item)}
      />
      <PicturePlace
        {...shared}
        caption="After"
        note={differ ? sizeInWords(item.after) : undefined}
        picture={item.after}
        alt={afterAlt(item)}
      />
    </div>
  )
}

function Slider({ item, before, difference, scale, outlined }: PairProps) {
  const size = commonSize(before, item.after)
  const width = size.width * scale
  const gaps = {
    [styles.beforeGap]: gapOf(before, size),
    [styles.afterGap]: gapOf(item.after, size),
  }
  return (
    <>
      {/* The slider says the same to a screen reader. */}
      <p className={`${styles.caption} ${styles.ends}`} style={{ width }} aria-hidden="true">
        <span>Before</span>
        <span>After</span>
      </p>
      <div className={styles.frame} style={{ width, ...assignInlineVars(gaps) }}>
        <CompareSlider
          key={item.id}
          className={styles.slider}
          width={size.width}
          height={size.height}
          before={{ src: before.src, alt: beforeAlt(item) }}
          after={{ src: item.after.src, alt: afterAlt(item) }}
        />
        <Region box={difference?.region ?? null} scale={scale} seen={outlined} />
      </div>
    </>
  )
}

/** The two pictures of an item, in one of the ways to compare them. */
export function Comparison({ mode, stacked, ...rest }: ComparisonProps) {
  const { item, difference, scale, outlined } = rest
  if (mode === 'side') return <SideBySide {...rest} stacked={stacked} />
  if (mode === 'slider') return <Slider {...rest} />
  if (difference === null) return <p className={styles.note}>The two pictures are being compared.</p>
  return (
    <PicturePlace
      caption="Difference"
      note={difference.region ? 'what differs, upon the new picture made faint' : 'less than the eye sees'}
      picture={difference.picture}
      region={difference.region}
      outlined={outlined}
      scale={scale}
      alt={`${item.name}, what differs`}
    />
  )
}
