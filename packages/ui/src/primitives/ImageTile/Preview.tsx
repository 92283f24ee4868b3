import { tileTexts } from '../../texts/en/tile.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ImageTile.css.ts'

interface PreviewProps {
  name: string
  /** URL of the newest preview. */
  src: string
  /** The newest preview that has loaded. */
  loaded: string | null
  onLoad: (src: string) => void
}

/** The unfinished image: a preview remains until the next has loaded, so that nothing flashes. */
export function Preview({ name, src, loaded, onLoad }: PreviewProps) {
  const t = useTexts(tileTexts)
  return [...new Set(loaded === null ? [src] : [loaded, src])].map((address) =>
    address === loaded ? (
      <img key={address} className={styles.image} src={address} alt={t('tile.unfinished', { name })} />
    ) : (
      <img key={address} className={styles.coming} src={address} alt="" onLoad={() => onLoad(address)} />
    ),
  )
}
