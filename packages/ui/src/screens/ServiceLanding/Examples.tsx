import { gallery, removeExample, upscaleExample } from '../../assets/images.ts'
import { CompareSlider } from '../../controls/CompareSlider/CompareSlider.tsx'
import { checkerboard } from '../../primitives/Checkerboard/Checkerboard.css.ts'
import { serviceLandingTexts } from '../../texts/en/serviceLanding.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './ServiceLanding.css.ts'

/** Images of our own engine, each with its prompt and style. */
function Gallery() {
  return (
    <ul className={styles.gallery}>
      {gallery.map(({ src, width, height, prompt, style }) => (
        <li key={src}>
          <figure className={styles.figure}>
            <img src={src} width={width} height={height} alt="" loading="lazy" className={styles.galleryImage} />
            <figcaption className={styles.caption}>
              <span className={styles.prompt}>“{prompt}”</span>
              <span className={styles.styleName}>{style}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** Examples that the service made itself. */
export function Examples({ service }: { service: keyof ServicePrices }) {
  const t = useTexts(serviceLandingTexts)
  if (service === 'generate') return <Gallery />
  const example = service === 'upscale' ? upscaleExample : removeExample
  const alt =
    service === 'upscale'
      ? { before: t('serviceLanding.upscale.beforeAlt'), after: t('serviceLanding.upscale.afterAlt') }
      : { before: t('serviceLanding.removeBackground.beforeAlt'), after: t('serviceLanding.removeBackground.afterAlt') }
  // Both schemes use the light ground, so that a cut-out's edges are always judged against the same one.
  return (
    <div data-theme={service === 'removeBackground' ? 'light' : undefined} className={styles.compare}>
      <CompareSlider
        before={{ src: example.before, alt: alt.before }}
        after={{ src: example.after, alt: alt.after }}
        width={example.width}
        height={example.height}
        className={service === 'removeBackground' ? checkerboard : undefined}
      />
    </div>
  )
}
