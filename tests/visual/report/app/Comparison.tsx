import { CompareSlider } from '@mintage/ui/controls'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ChangedItem } from '../../types.ts'
import type { Mode } from './address.ts'
import { PicturePlace, Region, Shot, sizeInWords } from './PicturePlace.tsx'
import { commonSize, isLinked, type Picture } from './pictures.ts'
import type { StageView } from './Stage.tsx'
import * as styles from './viewer.css.ts'

interface ComparisonProps {
  item: ChangedItem
  mode: Mode
  view: StageView
  scale: number
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

function SideBySide({ item, view, scale, stacked }: Omit<ComparisonProps, 'mode'>) {
  const size = commonSize(item)
  const differ = item.before.width !== item.after.width || item.before.height !== item.after.height
  const shared = { size, scale, region: item.region, outlined: view.outlined }
  return (
    <div className={stacked ? `${styles.pair} ${styles.stacked}` : styles.pair}>
      <PicturePlace
        {...shared}
        caption="Before"
        note={differ ? sizeInWords(item.before) : undefined}
        picture={item.before}
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

function Slider({ item, view, scale }: Omit<ComparisonProps, 'mode' | 'stacked'>) {
  const size = commonSize(item)
  const width = size.width * scale
  const gaps = {
    [styles.beforeGap]: gapOf(item.before, size),
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
          before={{ src: item.before.src, alt: beforeAlt(item) }}
          after={{ src: item.after.src, alt: afterAlt(item) }}
        />
        <Region box={item.region} scale={scale} seen={view.outlined} />
      </div>
    </>
  )
}

function Overlay({ item, view, scale }: Omit<ComparisonProps, 'mode' | 'stacked'>) {
  const size = commonSize(item)
  return (
    <div className={styles.frame} style={{ width: size.width * scale, height: size.height * scale }}>
      <Shot picture={item.before} scale={scale} alt={beforeAlt(item)} />
      <Shot
        picture={item.after}
        scale={scale}
        alt={afterAlt(item)}
        className={`${styles.picture} ${styles.over}`}
        opacity={view.opacity / 100}
      />
      <Region box={item.region} scale={scale} seen={view.outlined} />
    </div>
  )
}

/** The two pictures of an item, in one of the ways to compare them. */
export function Comparison({ mode, ...rest }: ComparisonProps) {
  const { item, scale } = rest
  const linked = isLinked(item.before) || isLinked(item.after)
  if (mode === 'side') return <SideBySide {...rest} />
  if (mode === 'difference') {
    return (
      <PicturePlace
        caption="Difference"
        note={item.region ? 'what differs, upon the new picture made faint' : 'less than the eye sees'}
        picture={item.difference}
        region={item.region}
        outlined={rest.view.outlined}
        scale={scale}
        alt={`${item.name}, what differs`}
      />
    )
  }
  return (
    <div className={styles.figure}>
      {linked ? <p className={styles.note}>These pictures are files beside the page.</p> : null}
      {mode === 'slider' ? <Slider {...rest} /> : <Overlay {...rest} />}
    </div>
  )
}
