import { FileDrop } from '../../../controls/FileDrop/FileDrop.tsx'
import { formatMegapixels } from './numbers.ts'
import { StagedList, type StagedListProps } from './StagedList.tsx'
import { useServiceTexts } from './useServiceTexts.ts'

interface PictureSourceProps extends StagedListProps {
  /** Files of a type and size that can be used; the site reads them and hands them back as `pictures`. */
  onFiles: (files: File[]) => void
  error?: string | undefined
}

/** Where pictures come in, and those that have. */
export function PictureSource({ onFiles, error, ...list }: PictureSourceProps) {
  const { t } = useServiceTexts()
  const { bytes, pixels } = list.limits
  return (
    <>
      <FileDrop
        multiple
        maxBytes={bytes}
        limitsNote={t('files.limits', { megapixels: formatMegapixels(pixels) })}
        error={error}
        onFiles={onFiles}
      />
      <StagedList {...list} />
    </>
  )
}
