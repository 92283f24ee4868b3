import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { CloseIcon, CriticalIcon } from '../../../primitives/Icon/icons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { formatMegapixels } from './numbers.ts'
import * as styles from './StagedList.css.ts'
import type { ReadyPicture, StagedPicture, UploadLimits } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface StagedListProps {
  pictures: readonly StagedPicture[]
  limits: UploadLimits
  onRemove: (id: string) => void
  /** Facts about a ready image, its size by default. A `problem` prevents sending it. */
  describe?: ((picture: ReadyPicture) => { facts: ReactNode; problem?: string | undefined }) | undefined
  /** More content below a ready image's row. */
  below?: ((picture: ReadyPicture) => ReactNode) | undefined
}

function Facts({
  picture,
  limits,
  describe,
}: { picture: StagedPicture } & Pick<StagedListProps, 'limits' | 'describe'>) {
  const { t, dimensions } = useServiceTexts()
  if (picture.state === 'reading') return <span className={styles.facts}>{t('files.reading')}</span>
  if (picture.state === 'unusable') {
    return (
      <span className={cx(styles.facts, styles.problem)}>
        {picture.problem === 'pixels'
          ? t('files.problem.pixels', { megapixels: formatMegapixels(limits.pixels) })
          : t(`files.problem.${picture.problem}`)}
      </span>
    )
  }
  const { facts, problem } = describe?.(picture) ?? { facts: dimensions(picture), problem: undefined }
  return (
    <>
      <span className={styles.facts}>{facts}</span>
      {problem ? <span className={cx(styles.facts, styles.problem)}>{problem}</span> : null}
    </>
  )
}

function Thumb({ picture }: { picture: StagedPicture }) {
  if (picture.state === 'reading') return <Spinner size="sm" label={null} />
  if (picture.state === 'unusable') return <Icon icon={CriticalIcon} />
  return <img className={styles.image} src={picture.url} alt="" />
}

/** The chosen images that were not sent yet. */
export function StagedList({ pictures, limits, onRemove, describe, below }: StagedListProps) {
  const { t } = useServiceTexts()
  if (pictures.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('files.staged')}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.row} data-state={picture.state}>
          <span className={styles.thumb}>
            <Thumb picture={picture} />
          </span>
          <span className={styles.words}>
            <Text as="span" size="small" weight="medium" truncate title={picture.name}>
              {picture.name}
            </Text>
            <Facts {...{ picture, limits, describe }} />
          </span>
          <IconButton
            icon={CloseIcon}
            size="sm"
            label={t('files.remove', { name: picture.name })}
            onClick={() => onRemove(picture.id)}
          />
          {below && picture.state === 'ready' ? <div className={styles.below}>{below(picture)}</div> : null}
        </li>
      ))}
    </ul>
  )
}
