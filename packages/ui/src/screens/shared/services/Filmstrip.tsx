import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { CheckIcon, CriticalIcon } from '../../../primitives/Icon/icons.ts'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import * as styles from './Filmstrip.css.ts'
import type { FileRequest, FileRequestProgress } from './types.ts'
import { type ServicesTranslate, useServiceTexts } from './useServiceTexts.ts'

export interface FilmstripProps {
  requests: readonly FileRequest[]
  current: string
  onChoose: (id: string) => void
}

/** State of a request, in a word or two. */
export function requestWords(progress: FileRequestProgress, t: ServicesTranslate): string {
  if (progress.state !== 'working') return t(`files.status.${progress.state}`)
  if (progress.progress === null) return t('files.status.underWay')
  return t('files.status.working', { value: Math.round(progress.progress) })
}

function Mark({ progress }: { progress: FileRequestProgress }) {
  if (progress.state === 'delivered') return <Icon icon={CheckIcon} size="sm" />
  if (progress.state === 'sending' || progress.state === 'queued' || progress.state === 'working') {
    return <Spinner size="sm" label={null} />
  }
  return <Icon icon={CriticalIcon} size="sm" />
}

/** All requests of this visit, to switch between them. */
export function Filmstrip({ requests, current, onChoose }: FilmstripProps) {
  const { t } = useServiceTexts()
  return (
    <ul className={styles.strip} aria-label={t('files.queue')}>
      {requests.map(({ id, name, source, progress }) => {
        const image = progress.state === 'delivered' ? progress.result.url : source?.url
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.frame}
              aria-pressed={id === current}
              aria-label={t('files.show', { name, status: requestWords(progress, t) })}
              data-live={progress.state !== 'delivered'}
              onClick={() => onChoose(id)}
            >
              {image ? <img className={styles.image} src={image} alt="" /> : null}
              <span className={styles.mark}>
                <Mark progress={progress} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
