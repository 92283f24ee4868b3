import { Inline } from '../../primitives/Stack/Stack.tsx'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import { parseSize } from '../shared/services/numbers.ts'
import { originLine } from '../shared/services/originLine.ts'
import type { Refinement } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Viewer } from '../shared/services/Viewer.tsx'
import { RefineMenu } from './RefineMenu.tsx'
import { readingLines } from './readingLines.ts'
import { refinementsOf, styleTitles, tileName } from './runWords.ts'
import type { GenerateOptions, GenerationRun } from './types.ts'

interface RunViewerProps {
  run: GenerationRun | undefined
  /** Index of the current image in the run. */
  index: number
  options: GenerateOptions
  onIndex: (index: number) => void
  onRefine: (index: number, refinement: Refinement) => void
  onClose: () => void
}

/** The delivered images of one run, one at a time. */
export function RunViewer({ run, index, options, onIndex, onRefine, onClose }: RunViewerProps) {
  const texts = useServiceTexts()
  const { t, dimensions } = texts
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
            <span>
              {[run.refinement && t(`generate.run.${run.refinement}`), titleOf(image.style), dimensions(size)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <div>{originLine('generate', image.engine, t)}</div>
            {(image.reading ? readingLines(image.reading, t) : []).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </>
        ),
      }))}
      actions={
        shown ? (
          <Inline gap="xs" wrap={false}>
            <DownloadButton size="sm" href={shown.downloadUrl} label={t('services.download')} />
            <RefineMenu
              worded
              name={tileName(run, run.images.indexOf(shown), titleOf(shown.style), texts)}
              refinements={refinementsOf(run, options)}
              price={options.price}
              onRefine={(refinement) => {
                // The new run is in the page, and takes the focus.
                onClose()
                onRefine(shown.index, refinement)
              }}
            />
          </Inline>
        ) : null
      }
    />
  )
}
