import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import { parseSize } from '../shared/services/numbers.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Viewer } from '../shared/services/Viewer.tsx'
import { readingLines } from './readingLines.ts'
import { styleTitles } from './runWords.ts'
import type { GenerateOptions, GenerationRun } from './types.ts'

interface RunViewerProps {
  run: GenerationRun | undefined
  /** Index of the image being looked at, as the run numbers them. */
  index: number
  options: GenerateOptions
  onIndex: (index: number) => void
  onClose: () => void
}

/** The delivered images of one run, one at a time. */
export function RunViewer({ run, index, options, onIndex, onClose }: RunViewerProps) {
  const { t, dimensions } = useServiceTexts()
  if (!run) return null
  const delivered = run.images.flatMap((image) => (image.state === 'delivered' ? [image] : []))
  const place = delivered.findIndex((image) => image.index === index)
  const shown = delivered[place]
  const size = parseSize(run.values.size) ?? { width: 1024, height: 1024 }
  const titleOf = styleTitles(options)
  return (
    <Viewer
      index={place}
      onIndex={(next) => {
        const image = delivered[next]
        if (image) onIndex(image.index)
      }}
      onClose={onClose}
      images={delivered.map((image) => ({
        src: image.url,
        alt: run.values.prompt,
        ...size,
        caption: (
          <>
            {[titleOf(image.style), dimensions(size)].filter(Boolean).join(' · ')}
            {(image.reading ? readingLines(image.reading, t) : []).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </>
        ),
      }))}
      actions={shown ? <DownloadButton size="sm" href={shown.downloadUrl} label={t('services.download')} /> : null}
    />
  )
}
