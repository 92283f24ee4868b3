import { cx } from 'class-variance-authority'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { tileTexts } from '../../texts/en/tile.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { checkerboard } from '../Checkerboard/Checkerboard.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import { useLostImages } from '../useLostImages.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ImageTile.css.ts'
import { Mark } from './Mark.tsx'
import { Placeholder } from './Placeholder.tsx'
import type { TileImage, TileItem, TileMark } from './types.ts'

export type { TileImage, TileItem, TileMark, TileUndo } from './types.ts'

export interface ImageTileProps {
  /** The image's name in its button, its progress and its Undo: `image 2 of 4`. */
  name: string
  image: TileImage
  /** CSS aspect-ratio of the image's place, constant in every state. */
  ratio?: string
  /** Shown whole, on a checkerboard: for cut-outs. */
  transparent?: boolean
  /** Opens the delivered image. Without it and without `onSelect`, the image is not a button. */
  onOpen?: (() => void) | undefined
  /** If given, the image is a toggle button, and `onOpen` is not called. */
  onSelect?: ((selected: boolean) => void) | undefined
  selected?: boolean
  /**
   * If given, a delivered image can be selected with others: by its box, by Ctrl or Cmd and a press, or by Shift for a
   * range.
   */
  mark?: TileMark | undefined
  /** Text below it, at the start. */
  caption?: ReactNode
  /** Icon buttons and links below it, at the end. */
  actions?: ReactNode
  /** Text below both, over the whole width. Null if only other tiles of the row have one, so that the actions align. */
  note?: ReactNode
  /** `li` inside a list of tiles. */
  as?: 'div' | 'li'
  /** Attributes of the tile's element: its position in a partly rendered list. */
  item?: TileItem | undefined
}

interface ImageProps extends Omit<ImageTileProps, 'image'> {
  image: Extract<TileImage, { state: 'delivered' }>
  /** Visible until the finished image has loaded. */
  unfinished: string | null
  onLoad: () => void
}

function ShownImage({
  name,
  image,
  ratio,
  transparent,
  onOpen,
  onSelect,
  selected,
  mark,
  unfinished,
  onLoad,
}: ImageProps) {
  const t = useTexts(tileTexts)
  const { isLost, lose } = useLostImages()
  const looks = cx(transparent && checkerboard, styles.content)
  const style = { aspectRatio: ratio }
  const pressed = onSelect !== undefined || onOpen !== undefined
  const lost = isLost(image.src)
  const content = lost ? (
    <span className={styles.lost}>{t('tile.unseen')}</span>
  ) : (
    <>
      {unfinished === null ? null : <img className={styles.image} src={unfinished} alt="" />}
      <img
        className={cx(styles.image, transparent && styles.whole)}
        src={image.src}
        alt={pressed ? '' : (image.alt ?? name)}
        loading="lazy"
        decoding="async"
        onLoad={onLoad}
        onError={() => lose(image.src)}
      />
    </>
  )
  if (onSelect) {
    return (
      <button
        type="button"
        className={cx(looks, styles.choosable)}
        style={style}
        aria-pressed={selected ?? false}
        aria-label={lost ? undefined : name}
        onClick={() => onSelect(!selected)}
      >
        {content}
        {lost ? <VisuallyHidden>{name}</VisuallyHidden> : null}
        {selected ? (
          <span className={styles.tick}>
            <Icon icon={CheckIcon} size="sm" />
          </span>
        ) : null}
      </button>
    )
  }
  if (onOpen) {
    const press = (event: MouseEvent) => {
      if (mark && (event.shiftKey || event.ctrlKey || event.metaKey)) mark.onMark(event.shiftKey)
      else onOpen()
    }
    return (
      <button
        type="button"
        className={cx(looks, styles.pressable)}
        style={style}
        aria-label={lost ? undefined : t('tile.open', { name })}
        onClick={press}
      >
        {content}
        {lost ? <VisuallyHidden>{t('tile.open', { name })}</VisuallyHidden> : null}
      </button>
    )
  }
  return (
    <div className={looks} style={style}>
      {content}
    </div>
  )
}

/** An image in any state, in a place of constant proportions. */
export function ImageTile(props: ImageTileProps) {
  const { name, image, ratio = '1 / 1', caption, actions, note, as: Tag = 'div', item } = props
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const mark = image.state === 'delivered' ? props.mark : undefined
  return (
    <Tag
      {...item}
      className={cx(styles.tile, note !== undefined && styles.noted)}
      data-state={image.state}
      {...(mark?.marked ? { 'data-marked': true } : {})}
    >
      {mark ? <Mark name={name} mark={mark} /> : null}
      {image.state === 'delivered' ? (
        <ShownImage {...props} image={image} ratio={ratio} unfinished={unfinished} onLoad={() => setUnfinished(null)} />
      ) : (
        <Placeholder {...{ name, image, ratio }} loaded={unfinished} onLoad={setUnfinished} />
      )}
      {caption || actions ? (
        <div className={styles.under}>
          <div className={styles.caption}>{caption}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
    </Tag>
  )
}
