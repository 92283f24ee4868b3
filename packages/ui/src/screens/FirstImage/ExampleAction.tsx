import { Button } from '../../primitives/Button/Button.tsx'
import { firstImageTexts } from '../../texts/en/firstImage.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Example } from './Example.tsx'
import * as styles from './FirstImage.css.ts'

/** Next step in an empty list: a sample prompt and a link that opens the generator with it. */
export function ExampleAction({ href }: { href: string }) {
  const t = useTexts(firstImageTexts)
  return (
    <div className={styles.inList}>
      <div className={styles.narrow}>
        <Example />
      </div>
      <Button href={href}>{t('firstImage.action')}</Button>
    </div>
  )
}
