import { firstExample } from '../../assets/pictures.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { firstPictureTexts } from '../../texts/en/firstPicture.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './FirstPicture.css.ts'

/** A sample prompt and an image that was made from it. */
export function Example() {
  const t = useTexts(firstPictureTexts)
  const { src, width, height, prompt, style } = firstExample
  return (
    <figure className={styles.example}>
      <img src={src} width={width} height={height} alt="" className={styles.picture} />
      <figcaption className={styles.caption}>
        <Text as="span" weight="medium" tone="inherit">
          {t('firstPicture.example', { prompt })}
        </Text>
        <Text as="span" size="small" tone="inherit">
          {t('firstPicture.style', { style })}
        </Text>
      </figcaption>
    </figure>
  )
}
