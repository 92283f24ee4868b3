import { FileDrop } from '../../../controls/FileDrop/FileDrop.tsx'
import { formatMegapixels } from './numbers.ts'
import { StagedList, type StagedListProps } from './StagedList.tsx'
import { useServiceTexts } from './useServiceTexts.ts'

interface SourceImagesProps extends StagedListProps {
  /** Usable files; the site reads them and passes them back as `images`. */
  onFiles: (files: File[]) => void
  error?: string | undefined
}

/** The upload zone and the staged images. */
export function SourceImages({ onFiles, error, ...list }: SourceImagesProps) {
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
