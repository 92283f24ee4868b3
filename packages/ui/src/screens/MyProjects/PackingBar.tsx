import type { Ref } from 'react'
import { listTitles } from '../../format/titles.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CloseIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Progress } from '../../primitives/Progress/Progress.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Bar.css.ts'
import { Bar } from './Bar.tsx'
import type { Packing } from './types.ts'

function useProblem(packing: Exclude<Packing, { state: 'working' }>): string {
  const t = useTexts(projectsTexts)
  const { count } = packing
  if (packing.state === 'failed') return t('projects.pack.failed', { count })
  const { titles, others } = listTitles(packing.missing)
  const named = others === 0 ? titles : t('projects.titlesAndMore', { titles, count: others })
  return t('projects.pack.missing', { missing: packing.missing.length, count, titles: named })
}

function Problem({ packing }: { packing: Exclude<Packing, { state: 'working' }> }) {
  const t = useTexts(projectsTexts)
  const common = useTexts(commonTexts)
  const others = packing.state === 'partly' ? packing.count - packing.missing.length : 0
  return (
    <div className={styles.problem}>
      <span role="alert" className={styles.words}>
        {useProblem(packing)}
      </span>
      <span className={styles.ways}>
        {packing.state === 'partly' ? (
          <Button size="sm" tone="neutral" onClick={packing.onSave}>
            {others === 1 ? t('projects.pack.saveOne') : t('projects.pack.save', { count: others })}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" tone="neutral" onClick={packing.onRetry}>
          {common('common.retry')}
        </Button>
      </span>
    </div>
  )
}

/** A zip download of several images: its progress, or its error. */
export function PackingBar({ packing, ref }: { packing: Packing; ref: Ref<HTMLElement> }) {
  const t = useTexts(projectsTexts)
  if (packing.state !== 'working') {
    return (
      <Bar ref={ref} aria-label={t('projects.selection')}>
        <Problem packing={packing} />
        <IconButton
          icon={CloseIcon}
          size="sm"
          label={t('projects.pack.dismiss')}
          className={styles.close}
          onClick={packing.onCancel}
        />
      </Bar>
    )
  }
  const { place, count, onCancel } = packing
  const words = t('projects.pack.working', { place, count })
  return (
    <Bar ref={ref} aria-label={t('projects.selection')}>
      <div className={styles.working}>
        <span aria-hidden="true">{words}</span>
        <Progress label={words} value={((place - 1) / count) * 100} />
      </div>
      <Button size="sm" variant="ghost" tone="neutral" onClick={onCancel}>
        {t('projects.pack.cancel')}
      </Button>
    </Bar>
  )
}
