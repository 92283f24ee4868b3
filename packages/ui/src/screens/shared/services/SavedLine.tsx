import { Link } from '../../../primitives/Link/Link.tsx'
import { NotGoodButton } from './NotGoodButton.tsx'
import * as styles from './SavedLine.css.ts'
import type { DeliveredPicture } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

interface SavedLineProps {
  picture: DeliveredPicture
  projectsHref: string
  onNotGood: () => void
}

/** Shown after a result's actions: the token return, and a link to the library. */
export function SavedLine({ picture, projectsHref, onNotGood }: SavedLineProps) {
  const { t } = useServiceTexts()
  return (
    <div className={styles.line}>
      <NotGoodButton state={picture.tokenReturn} onClick={onNotGood} />
      <Link alone className={styles.saved} href={projectsHref}>
        {t('services.saved')}
      </Link>
    </div>
  )
}
