import { cx } from 'class-variance-authority'
import { type Ref, useState } from 'react'
import { TextArea } from '../../controls/TextArea/TextArea.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { formatWhole } from '../parts-of-services/numbers.ts'
import { useBenchTexts } from '../parts-of-services/useBenchTexts.ts'
import * as styles from './Settings.css.ts'

interface PromptFieldProps {
  defaultValue: string
  max: number
  error: string | undefined
  ref: Ref<HTMLTextAreaElement>
}

/**
 * The prompt and how long it is. There is no `maxLength`: a pasted text would be cut without a word, while the counter
 * and the error say what is too much and leave the cutting to the person.
 */
export function PromptField({ defaultValue, max, error, ref }: PromptFieldProps) {
  const { t } = useBenchTexts()
  const [length, setLength] = useState(defaultValue.length)
  const values = { count: formatWhole(length), max: formatWhole(max) }
  const over = length > max
  return (
    <div className={styles.prompt}>
      <TextArea
        ref={ref}
        name="prompt"
        label={t('generate.prompt')}
        hint={t('generate.prompt.hint')}
        error={error}
        placeholder={t('generate.prompt.placeholder')}
        defaultValue={defaultValue}
        rows={4}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <span className={cx(styles.counter, over && styles.full)}>{t('generate.characters', values)}</span>
      <LiveRegion message={over ? t('generate.prompt.tooLong', values) : ''} />
    </div>
  )
}
