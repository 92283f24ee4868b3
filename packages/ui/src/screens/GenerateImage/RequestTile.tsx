import { ImageTile, type TileImage } from '../../primitives/ImageTile/ImageTile.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { tokenReturnTexts } from '../../texts/en/tokenReturn.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ImageIcons } from '../shared/services/ImageActions.tsx'
import type { Refinement, SendToLinks } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { RefineMenu } from './RefineMenu.tsx'
import { readingLines } from './readingLines.ts'
import type { RequestImage } from './types.ts'

interface RequestTileProps {
  image: RequestImage
  /** `image 2 of 4, Watercolor`. */
  name: string
  styleTitle: string | null
  /** CSS aspect-ratio of the requested size. */
  ratio: string
  /** Shows the prompt interpretation under each image. */
  showsReading: boolean
  sendTo: SendToLinks
  refinements: readonly Refinement[]
  /** Tenths of a token for one image. */
  price: number
  onRefine: (refinement: Refinement) => void
  onOpen: () => void
}

function imageOf(image: RequestImage, deleted: string): TileImage {
  switch (image.state) {
    case 'delivered':
      return { state: 'delivered', src: image.url }
    case 'working':
      return { state: 'working', progress: image.progress ?? undefined, preview: image.preview }
    case 'failed':
      return { state: 'failed', reason: image.reason }
    case 'deleted':
      return { state: 'deleted', words: deleted }
    case 'queued':
      return { state: 'waiting' }
    case 'cancelled':
      return { state: 'cancelled' }
  }
}

/** One image of a request, in any state. */
export function RequestTile(props: RequestTileProps) {
  const { image, name, styleTitle, ratio, showsReading, sendTo, onOpen } = props
  const { t } = useServiceTexts()
  const returns = useTexts(tokenReturnTexts)
  const isReturned = image.state === 'delivered' && image.tokenReturn === 'returned'
  const lines = image.state === 'delivered' && image.reading ? readingLines(image.reading, t) : []
  return (
    <ImageTile
      as="li"
      name={name}
      image={imageOf(image, t('services.deleted'))}
      ratio={ratio}
      onOpen={onOpen}
      caption={
        <Text as="span" size="caption" tone="muted">
          {[styleTitle, isReturned ? returns('tokenReturn.given') : null].filter(Boolean).join(' · ')}
        </Text>
      }
      actions={
        image.state === 'delivered' ? (
          <ImageIcons image={image} name={name} sendTo={sendTo}>
            <RefineMenu {...props} />
          </ImageIcons>
        ) : undefined
      }
      note={
        showsReading
          ? lines.map((line) => (
              <Text key={line} size="caption" tone="muted">
                {line}
              </Text>
            ))
          : undefined
      }
    />
  )
}
