import { Notice } from '../../primitives/Notice/Notice.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { listed } from './readingLines.ts'

/** Lists the subjects of the engine before payment (D70). */
export function SampleNotice({ subjects }: { subjects: readonly string[] }) {
  const { t } = useServiceTexts()
  return (
    <Notice live={false}>
      {t('generate.sample', { subjects: listed(subjects, (values) => t('generate.list.and', values)) })}
    </Notice>
  )
}
