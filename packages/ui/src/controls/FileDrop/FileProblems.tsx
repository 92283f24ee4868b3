import { formatBytes } from '../../format/files.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { FieldError } from '../Field/Field.tsx'
import * as styles from './FileDrop.css.ts'
import { shownName } from './shownName.ts'
import type { FileRefusal } from './sortFiles.ts'

/** Shows this many problems, and counts the others. */
const MOST_SHOWN = 4

/** Why files were refused, one sentence for each; `error` was found later and comes first. */
export function useFileProblems(
  refused: readonly FileRefusal[],
  { error, types, maxBytes }: { error: string | undefined; types: string; maxBytes: number },
): string[] {
  const t = useTexts(controlTexts)
  const explain = ({ file, reason }: FileRefusal) => {
    const name = shownName(file.name)
    if (reason === 'wrongType') return t('controls.file.wrongType', { name, types })
    if (reason === 'onlyOne') return t('controls.file.onlyOne', { name })
    if (reason === 'empty') return t('controls.file.empty', { name })
    if (reason === 'twice') return t('controls.file.twice', { name })
    return t('controls.file.tooLarge', { name, size: formatBytes(file.size), limit: formatBytes(maxBytes) })
  }
  // Two files with the same name and fault make one sentence.
  const all = [...new Set(refused.map(explain))]
  const shown = all.slice(0, all.length === MOST_SHOWN + 1 ? undefined : MOST_SHOWN)
  const more = all.length - shown.length
  return [...(error ? [error] : []), ...shown, ...(more > 0 ? [t('controls.file.more', { count: more })] : [])]
}

/** Announced on change; all of it describes the input. */
export function FileProblems({ id, problems }: { id: string; problems: readonly string[] }) {
  return (
    <div role="alert" id={id} className={styles.problems}>
      {problems.map((problem, place) => (
        <FieldError key={problem} id={`${id}-${place}`} error={problem} />
      ))}
    </div>
  )
}
