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
import type { TileItem, TileMark, TilePicture } from './types.ts'

export type { TileItem, TileMark, TilePicture, TileUndo } from './types.ts'

export interface ImageTileProps {
  /** What the picture is called in the names of its button, its progress and its Undo: `image 2 of 4`. */
  name: string
  picture: TilePicture
  /** CSS aspect-ratio of the picture's place, the same in every state. */
  ratio?: string
  /** Shown whole, on a checkerboard: for cut-outs. */
  transparent?: boolean
  /** Pressing the delivered picture. Without it and without `onSelect` the picture is no button. */
  onOpen?: (() => void) | undefined
  /** Given, the picture is a button that is pressed in or not; `onOpen` is then not called. */
  onSelect?: ((selected: boolean) => void) | undefined
  selected?: boolean
  /** Given, a delivered picture can be marked as one of several: by its box, by Ctrl or Cmd and a press, by Shift for all up to it. */
  mark?: TileMark | undefined
  /** Words below it, at the start. */
  caption?: ReactNode
  /** Icon buttons and links below it, at the end. */
  actions?: ReactNode
  /** Words below both, over the whole width. Null where only others of the row have some: the actions then stand level. */
  note?: ReactNode
  /** `li` inside a list of tiles. */
  as?: 'div' | 'li'
  /** Of the tile's element: its place in a list of which not all is in the document. */
  item?: TileItem | undefined
}

interface PictureProps extends Omit<ImageTileProps, 'picture'> {
  picture: Extract<TilePicture, { state: 'delivered' }>
  /** Stays in sight until the finished one has loaded. */
  unfinished: string | null
  onLoad: () => void
}

function Picture({
  name,
  picture,
  ratio,
  transparent,
  onOpen,
  onSelect,
  selected,
  mark,
  unfinished,
  onLoad,
}: PictureProps) {
  const t = useTexts(tileTexts)
  const { isLost, lose } = useLostImages()
  const looks = cx(transparent && checkerboard, styles.picture)
  const style = { aspectRatio: ratio }
  const pressed = onSelect !== undefined || onOpen !== undefined
  const lost = isLost(picture.src)
  const content = lost ? (
    <span className={styles.lost}>{t('tile.unseen')}</span>
  ) : (
    <>
      {unfinished === null ? null : <img className={styles.image} src={unfinished} alt="" />}
      <img
        className={cx(styles.image, transparent && styles.whole)}
        src={picture.src}
        alt={pressed ? '' : (picture.alt ?? name)}
        loading="lazy"
        decoding="async"
        onLoad={onLoad}
        onError={() => lose(picture.src)}
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

/** A picture in whatever state it is, in a place whose proportions never change. */
export function ImageTile(props: ImageTileProps) {
  const { name, picture, ratio = '1 / 1', caption, actions, note, as: Tag = 'div', item } = props
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const mark = picture.state === 'delivered' ? props.mark : undefined
  return (
    <Tag
      {...item}
      className={cx(styles.tile, note !== undefined && styles.noted)}
      data-state={picture.state}
      {...(mark?.marked ? { 'data-marked': true } : {})}
    >
      {mark ? <Mark name={name} mark={mark} /> : null}
      {picture.state === 'delivered' ? (
        <Picture
          {...props}
          picture={picture}
          ratio={ratio}
          unfinished={unfinished}
          onLoad={() => setUnfinished(null)}
        />
      ) : (
        <Placeholder {...{ name, picture, ratio }} loaded={unfinished} onLoad={setUnfinished} />
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
