import { Inline } from '../../primitives/Stack/Stack.tsx'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import { parseSize } from '../shared/services/numbers.ts'
import { originLine } from '../shared/services/originLine.ts'
import type { Refinement } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Viewer } from '../shared/services/Viewer.tsx'
import { RefineMenu } from './RefineMenu.tsx'
import { readingLines } from './readingLines.ts'
import { refinementsOf, styleTitles, tileName } from './requestWords.ts'
import type { GenerateOptions, GenerationRequest } from './types.ts'

interface RequestViewerProps {
  request: GenerationRequest | undefined
  /** Index of the current image in the request. */
  index: number
  options: GenerateOptions
  onIndex: (index: number) => void
  onRefine: (index: number, refinement: Refinement) => void
  onClose: () => void
}

/** The delivered images of one request, one at a time. */
export function RequestViewer({ request, index, options, onIndex, onRefine, onClose }: RequestViewerProps) {
  const texts = useServiceTexts()
  const { t, dimensions } = texts
  if (!request) return null
  const delivered = request.images.flatMap((image) => (image.state === 'delivered' ? [image] : []))
  const place = delivered.findIndex((image) => image.index === index)
  const shown = delivered[place]
  const size = parseSize(request.values.size) ?? { width: 1024, height: 1024 }
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
        alt: request.values.prompt,
        ...size,
        caption: (
          <>
            <span>
              {[request.refinement && t(`generate.run.${request.refinement}`), titleOf(image.style), dimensions(size)]
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
              name={tileName(request, request.images.indexOf(shown), titleOf(shown.style), texts)}
              refinements={refinementsOf(request, options)}
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
