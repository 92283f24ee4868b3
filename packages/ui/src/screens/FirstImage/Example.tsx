import { firstExample } from '../../assets/images.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { firstImageTexts } from '../../texts/en/firstImage.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './FirstImage.css.ts'

/** A sample prompt and an image that was made from it. */
export function Example() {
  const t = useTexts(firstImageTexts)
  const { src, width, height, prompt, style } = firstExample
  return (
    <figure className={styles.example}>
      <img src={src} width={width} height={height} alt="" className={styles.image} />
      <figcaption className={styles.caption}>
        <Text as="span" weight="medium" tone="inherit">
          {t('firstImage.example', { prompt })}
        </Text>
        <Text as="span" size="small" tone="inherit">
          {t('firstImage.style', { style })}
        </Text>
      </figcaption>
    </figure>
  )
}
