import { Button } from '../../primitives/Button/Button.tsx'
import { firstPictureTexts } from '../../texts/en/firstPicture.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Example } from './Example.tsx'
import * as styles from './FirstPicture.css.ts'

/** The next step of an empty list: a prompt that works, and the generator with it filled in. */
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
