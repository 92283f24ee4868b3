import type { Ref } from 'react'
import { TextArea } from '../../controls/TextArea/TextArea.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'

interface PromptFieldProps {
  defaultValue: string
  max: number
  error: string | undefined
  ref: Ref<HTMLTextAreaElement>
}

/** The prompt and its length. A long prompt is refused by a message and never cut: see `limit` of TextArea. */
export function PromptField({ defaultValue, max, error, ref }: PromptFieldProps) {
  const { t } = useServiceTexts()
  return (
    <TextArea
      ref={ref}
      name="prompt"
      label={t('generate.prompt')}
      hint={t('generate.prompt.hint')}
      error={error}
      placeholder={t('generate.prompt.placeholder')}
      defaultValue={defaultValue}
      rows={4}
      limit={max}
    />
  )
}
