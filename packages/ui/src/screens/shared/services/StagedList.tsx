import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { CloseIcon, CriticalIcon } from '../../../primitives/Icon/icons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { formatMegapixels } from './numbers.ts'
import * as styles from './StagedList.css.ts'
import type { ReadyImage, StagedImage, UploadLimits } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface StagedListProps {
  images: readonly StagedImage[]
  limits: UploadLimits
  onRemove: (id: string) => void
  /** Facts about a ready image, its size by default. A `problem` prevents sending it. */
  describe?: ((image: ReadyImage) => { facts: ReactNode; problem?: string | undefined }) | undefined
  /** More content below a ready image's row. */
  below?: ((image: ReadyImage) => ReactNode) | undefined
}

function Facts({ image, limits, describe }: { image: StagedImage } & Pick<StagedListProps, 'limits' | 'describe'>) {
  const { t, dimensions } = useServiceTexts()
  if (image.state === 'reading') return <span className={styles.facts}>{t('files.reading')}</span>
  if (image.state === 'unusable') {
    return (
      <span className={cx(styles.facts, styles.problem)}>
        {image.problem === 'pixels'
          ? t('files.problem.pixels', { megapixels: formatMegapixels(limits.pixels) })
          : t(`files.problem.${image.problem}`)}
      </span>
    )
  }
  const { facts, problem } = describe?.(image) ?? { facts: dimensions(image), problem: undefined }
  return (
    <>
      <span className={styles.facts}>{facts}</span>
      {problem ? <span className={cx(styles.facts, styles.problem)}>{problem}</span> : null}
    </>
  )
}

function Thumb({ image }: { image: StagedImage }) {
  if (image.state === 'reading') return <Spinner size="sm" label={null} />
  if (image.state === 'unusable') return <Icon icon={CriticalIcon} />
  return <img className={styles.image} src={image.url} alt="" />
}

/** The chosen images that were not sent yet. */
export function StagedList({ images, limits, onRemove, describe, below }: StagedListProps) {
  const { t } = useServiceTexts()
  if (images.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('files.staged')}>
      {images.map((image) => (
        <li key={image.id} className={styles.row} data-state={image.state}>
          <span className={styles.thumb}>
            <Thumb image={image} />
          </span>
          <span className={styles.words}>
            <Text as="span" size="small" weight="medium" truncate title={image.name}>
              {image.name}
            </Text>
            <Facts {...{ image, limits, describe }} />
          </span>
          <IconButton
            icon={CloseIcon}
            size="sm"
            label={t('files.remove', { name: image.name })}
            onClick={() => onRemove(image.id)}
          />
          {below && image.state === 'ready' ? <div className={styles.below}>{below(image)}</div> : null}
        </li>
      ))}
    </ul>
  )
}
