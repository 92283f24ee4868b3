import { useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CriticalIcon } from '../../primitives/Icon/icons.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useLostImages } from '../../primitives/useLostImages.ts'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ImageViewer.css.ts'
import type { ViewedImage } from './types.ts'

/** One image, loading or failed. Use the URL as its key, so that each URL starts fresh. */
export function ViewerImage({ image, width }: { image: ViewedImage; width: number | undefined }) {
  const t = useTexts(overlayTexts)
  const [loaded, setLoaded] = useState(false)
  const { isLost, lose } = useLostImages()
  if (isLost(image.src)) {
    return (
      <div role="alert" className={styles.failed}>
        <Icon icon={CriticalIcon} size="lg" />
        <Text>{t('viewer.failed')}</Text>
        <Text size="small" tone="muted">
          {image.alt}
        </Text>
      </div>
    )
  }
  return (
    <>
      <img
        className={styles.image}
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        draggable={false}
        onLoad={() => setLoaded(true)}
        onError={() => lose(image.src)}
        style={width === undefined ? undefined : { width, maxWidth: 'none', maxHeight: 'none' }}
      />
      {loaded ? null : (
        <span className={styles.waiting}>
          <Spinner label={t('viewer.loading')} />
        </span>
      )}
    </>
  )
}
