import { CheckCheck } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CloseIcon, DeleteIcon, DownloadIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Bar.css.ts'
import { Bar } from './Bar.tsx'
import type { ProjectTile } from './types.ts'

interface SelectionBarProps {
  /** At least one. */
  selected: readonly ProjectTile[]
  /** Number of selectable images. */
  all: number
  onAll: () => void
  onClear: () => void
  onDelete: () => void
  onDownloadSeveral: () => void
  onKeyDown: (event: KeyboardEvent) => void
  ref: Ref<HTMLElement>
}

const quiet = { variant: 'ghost', tone: 'neutral', size: 'sm', className: styles.action } as const

/** The number of selected images, and their actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, all, onAll, onClear, onDelete, onDownloadSeveral, onKeyDown, ref } = props
  const t = useTexts(projectsTexts)
  const count = selected.length
  const [first] = selected
  const download = { ...quiet, iconStart: <Icon icon={DownloadIcon} size="sm" /> }
  const downloadWord = <span className={styles.word}>{t('projects.downloadShort')}</span>
  return (
    <Bar ref={ref} aria-label={t('projects.selection')} onKeyDown={onKeyDown}>
      <span className={styles.count}>{t('projects.selected', { count })}</span>
      {count < all ? (
        <Button
          {...quiet}
          aria-label={t('projects.selectAll', { count: all })}
          iconStart={<Icon icon={CheckCheck} size="sm" />}
          onClick={onAll}
        >
          <span className={styles.word}>{t('projects.selectAll', { count: all })}</span>
        </Button>
      ) : null}
      <span className={styles.rule} />
      {first && count === 1 ? (
        <Button
          {...download}
          href={first.downloadUrl}
          download
          aria-label={t('projects.download', { title: first.title })}
        >
          {downloadWord}
        </Button>
      ) : (
        <Button {...download} aria-label={t('projects.downloadSeveral', { count })} onClick={onDownloadSeveral}>
          {downloadWord}
        </Button>
      )}
      <Button
        {...quiet}
        tone="critical"
        iconStart={<Icon icon={DeleteIcon} size="sm" />}
        aria-label={
          first && count === 1
            ? t('projects.deleteOne', { title: first.title })
            : t('projects.deleteSeveral', { count })
        }
        onClick={onDelete}
      >
        <span className={styles.word}>{t('projects.delete')}</span>
      </Button>
      <span className={styles.rule} />
      <IconButton icon={CloseIcon} size="sm" label={t('projects.clearSelection')} onClick={onClear} />
    </Bar>
  )
}
