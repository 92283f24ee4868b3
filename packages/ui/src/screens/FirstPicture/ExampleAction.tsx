import { Button } from '../../primitives/Button/Button.tsx'
import { firstPictureTexts } from '../../texts/en/firstPicture.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Example } from './Example.tsx'
import * as styles from './FirstPicture.css.ts'

/** Next step in an empty list: a sample prompt and a link that opens the generator with it. */
export function ExampleAction({ href }: { href: string }) {
  const t = useTexts(firstPictureTexts)
  return (
    <div className={styles.inList}>
      <div className={styles.narrow}>
        <Example />
      </div>
      <Button href={href}>{t('firstPicture.action')}</Button>
    </div>
  )
}
