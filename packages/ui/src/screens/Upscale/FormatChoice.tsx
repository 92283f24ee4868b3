import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'

const formats = ['png', 'jpeg', 'webp'] as const

export type UpscaleFormat = (typeof formats)[number]

/** Maximum side of a file in pixels; PNG has no limit within the offered sizes. */
export const JPEG_MAX_SIDE = 65_535
export const WEBP_MAX_SIDE = 16_383

const hints = {
  same: 'upscale.format.sameHint',
  png: 'upscale.format.pngHint',
  jpeg: 'upscale.format.jpegHint',
  webp: 'upscale.format.webpHint',
} as const

interface FormatChoiceProps {
  /** Null keeps the image's format. */
  value: UpscaleFormat | null
  onChange: (format: UpscaleFormat | null) => void
}

export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useServiceTexts()
  return (
    <ChoiceGroup
      label={t('upscale.format')}
      hint={t(hints[value ?? 'same'])}
      value={value ?? 'same'}
      onValueChange={(wanted) => onChange(formats.find((format) => format === wanted) ?? null)}
      options={[
        { value: 'same', label: t('upscale.format.same') },
        ...formats.map((format) => ({ value: format, label: t(`upscale.format.${format}`) })),
      ]}
    />
  )
}
