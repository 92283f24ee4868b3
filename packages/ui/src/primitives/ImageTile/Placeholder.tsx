import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { tileTexts } from '../../texts/en/tile.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Button } from '../Button/Button.tsx'
import { Coin } from '../Coin/Coin.tsx'
import { CoinProgress } from '../CoinProgress/CoinProgress.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CriticalIcon } from '../Icon/icons.ts'
import * as styles from './ImageTile.css.ts'
import { Preview } from './Preview.tsx'
import type { TileImage, TileUndo } from './types.ts'

interface PlaceholderProps {
  name: string
  image: Exclude<TileImage, { state: 'delivered' }>
  ratio: string
  /** The newest preview that has loaded. */
  loaded: string | null
  onLoad: (src: string) => void
}

function Deleted({ name, words, undo }: { name: string; words?: string | undefined; undo?: TileUndo | undefined }) {
  const t = useTexts(tileTexts)
  const button = useRef<HTMLButtonElement>(null)
  // The button that deleted the image is gone, and the page would get the focus. If several images disappear at once,
  // the first takes it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  const failed = undo?.state === 'failed'
  return (
    <>
      <span role={failed ? 'alert' : undefined}>{failed ? t('tile.undoFailed') : (words ?? t('tile.deleted'))}</span>
      {undo ? (
        <Button
          ref={button}
          variant="outline"
          tone="neutral"
          size="sm"
          busy={undo.state === 'restoring'}
          busyLabel={t('tile.undoing')}
          aria-label={undo.state === 'restoring' ? undefined : t('tile.undoNamed', { name })}
          onClick={undo.onUndo}
        >
          {t('tile.undo')}
        </Button>
      ) : null}
    </>
  )
}

function Outcome({ words, sign }: { words: string; sign?: ReactNode }) {
  const t = useTexts(tileTexts)
  return (
    <>
      {sign}
      <span className={styles.strong}>{words}</span>
      <span>{t('tile.notCharged')}</span>
    </>
  )
}

function Words({ name, image, loaded, onLoad }: Omit<PlaceholderProps, 'ratio'>) {
  const t = useTexts(tileTexts)
  switch (image.state) {
    case 'waiting':
      return (
        <>
          <Coin size={44} tone="current" className={styles.sign} />
          <span>{t('tile.waiting')}</span>
        </>
      )
    case 'working': {
      const preview = image.preview ?? loaded
      return (
        <>
          {preview === null ? null : <Preview {...{ name, loaded, onLoad }} src={preview} />}
          <div className={cx(styles.work, loaded !== null && styles.plate)}>
            <CoinProgress label={name} value={image.progress} />
            <span className={styles.sign}>{t('tile.working')}</span>
          </div>
        </>
      )
    }
    case 'failed':
      return (
        <Outcome
          words={image.reason ?? t('tile.failed')}
          sign={<Icon icon={CriticalIcon} size="lg" className={styles.sign} />}
        />
      )
    case 'cancelled':
      return <Outcome words={t('tile.cancelled')} />
    case 'deleted':
      return <Deleted name={name} words={image.words} undo={image.undo} />
  }
}

/** The place of a missing image, with the reason. */
export function Placeholder({ ratio, ...words }: PlaceholderProps) {
  const { image } = words
  const coming = image.state === 'waiting' || image.state === 'working'
  return (
    <div className={cx(styles.placeholder, !coming && styles.idle)} style={{ aspectRatio: ratio }}>
      <Words {...words} />
    </div>
  )
}
