import { Link } from '../../../primitives/Link/Link.tsx'
import { NotGoodButton } from './NotGoodButton.tsx'
import * as styles from './SavedLine.css.ts'
import type { DeliveredImage } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

interface SavedLineProps {
  image: DeliveredImage
  projectsHref: string
  onNotGood: () => void
}

/** Shown after a result's actions: the token return, and a link to the library. */
export function SavedLine({ image, projectsHref, onNotGood }: SavedLineProps) {
  const { t } = useServiceTexts()
  return (
    <div className={styles.line}>
      <NotGoodButton state={image.tokenReturn} onClick={onNotGood} />
      <Link alone className={styles.saved} href={projectsHref}>
        {t('services.saved')}
      </Link>
    </div>
  )
}
