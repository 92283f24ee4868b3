import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CriticalIcon } from '../../primitives/Icon/icons.ts'
import { PictureIcons } from '../parts-of-services/PictureActions.tsx'
import { StrikeProgress } from '../parts-of-services/StrikeProgress.tsx'
import type { SendToLinks } from '../parts-of-services/types.ts'
import { useBenchTexts } from '../parts-of-services/useBenchTexts.ts'
import * as styles from './RunTile.css.ts'
import type { RunImage } from './types.ts'

interface RunTileProps {
  image: RunImage
  /** `image 2 of 4, Watercolor`. */
  name: string
  styleTitle: string | null
  prompt: string
  /** CSS aspect-ratio of the size that was asked for. */
  ratio: string
  sendTo: SendToLinks
  onOpen: () => void
}

function Plate({ ratio, idle, children }: { ratio: string; idle?: boolean; children: ReactNode }) {
  return (
    <div className={cx(styles.plate, idle && styles.idle)} style={{ aspectRatio: ratio }}>
      {children}
    </div>
  )
}

function Face({ image, name, prompt, ratio, onOpen }: Omit<RunTileProps, 'sendTo' | 'styleTitle'>) {
  const { t } = useBenchTexts()
  if (image.state === 'delivered') {
    return (
      <button
        type="button"
        className={styles.open}
        style={{ aspectRatio: ratio }}
        onClick={onOpen}
        aria-label={t('bench.open', { name })}
      >
        <img className={styles.image} src={image.url} alt={prompt} />
      </button>
    )
  }
  if (image.state === 'working') {
    return (
      <Plate ratio={ratio}>
        <StrikeProgress label={name} value={image.progress} />
        <span>{t('bench.working')}</span>
      </Plate>
    )
  }
  if (image.state === 'queued') {
    return (
      <Plate ratio={ratio}>
        <Coin size={44} tone="current" />
        <span>{t('bench.queued')}</span>
      </Plate>
    )
  }
  if (image.state === 'deleted') {
    return (
      <Plate ratio={ratio} idle>
        <span>{t('bench.deleted')}</span>
      </Plate>
    )
  }
  return (
    <Plate ratio={ratio} idle>
      {image.state === 'failed' ? <Icon icon={CriticalIcon} size="lg" /> : null}
      <span className={styles.strong}>
        {image.state === 'failed' ? (image.reason ?? t('bench.failed')) : t('bench.cancelled')}
      </span>
      <span>{t('bench.notCharged')}</span>
    </Plate>
  )
}

/** One image of a run, whatever its state. */
export function RunTile(props: RunTileProps) {
  const { image, name, styleTitle, sendTo } = props
  return (
    <li className={styles.tile} data-state={image.state}>
      <Face {...props} />
      <div className={styles.under}>
        <span className={styles.quiet}>{styleTitle}</span>
        {image.state === 'delivered' ? <PictureIcons picture={image} name={name} sendTo={sendTo} /> : null}
      </div>
    </li>
  )
}
