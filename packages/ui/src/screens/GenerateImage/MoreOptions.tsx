import { Dices } from 'lucide-react'
import { useRef } from 'react'
import type { FieldErrors } from '../../controls/Form/Form.tsx'
import { TextArea } from '../../controls/TextArea/TextArea.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './Settings.css.ts'
import type { GenerateField, GenerateValues, OptionalField } from './types.ts'

/** The largest seed of the contract, plus one. */
const SEEDS = 2_147_483_648

interface MoreOptionsProps {
  /** The fields that the engine supports. */
  fields: readonly OptionalField[]
  initial: Pick<GenerateValues, 'negativePrompt' | 'seed'>
  errors: FieldErrors<GenerateField>
}

/** Rarely used fields: closed until opened, or until one of them has a value or an error. */
export function MoreOptions({ fields, initial, errors }: MoreOptionsProps) {
  const { t } = useServiceTexts()
  const seed = useRef<HTMLInputElement>(null)
  const wanted = Boolean(errors.negativePrompt || errors.seed || initial.negativePrompt || initial.seed)
  const roll = () => {
    if (!seed.current) return
    seed.current.value = String(Math.floor(Math.random() * SEEDS))
    seed.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (fields.length === 0) return null
  return (
    <details className={styles.more} open={wanted || undefined}>
      <summary className={styles.summary}>
        <span>{t('generate.more')}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} size="sm" />
        </span>
      </summary>
      <div className={styles.moreBody}>
        {fields.includes('negativePrompt') ? (
          <TextArea
            name="negativePrompt"
            label={t('generate.negative')}
            hint={t('generate.negative.hint')}
            error={errors.negativePrompt}
            optional
            defaultValue={initial.negativePrompt}
            rows={2}
          />
        ) : null}
        {fields.includes('seed') ? (
          <TextField
            ref={seed}
            name="seed"
            label={t('generate.seed')}
            hint={t('generate.seed.hint')}
            error={errors.seed}
            optional
            numeric
            autoComplete="off"
            defaultValue={initial.seed}
            end={<IconButton icon={Dices} label={t('generate.seed.dice')} size="sm" onClick={roll} />}
          />
        ) : null}
      </div>
    </details>
  )
}
