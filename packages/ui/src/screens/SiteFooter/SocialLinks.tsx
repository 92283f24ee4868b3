import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './SiteFooter.css.ts'

export interface SocialLink {
  id: number
  title: string
  url: string
  /** `instagram`, `youtube` and `linkedin` have an icon; others show the title (D50). */
  icon?: string | null | undefined
}

const drawings: Readonly<Record<string, string>> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6ZM16.8 7.2h.01',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.2 9.3v5.4l4.6-2.7Z',
  linkedin:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5ZM8 10.5v6M8 7.4h.01M12 16.5v-6M12 13.3c0-3.8 4.4-3.8 4.4-.2v3.4',
}

/** Only http and https are allowed, because the list comes from a server (D50). */
const isWeb = (url: string) => /^https?:\/\//i.test(url)

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useTexts(frameTexts)
  const shown = links.filter((link) => isWeb(link.url))
  if (shown.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('frame.footer.follow')}>
      {shown.map(({ id, title, url, icon }) => {
        const drawing = drawings[icon?.toLowerCase() ?? '']
        return (
          <li key={id}>
            {drawing ? (
              <AppLink href={url} rel="noopener" className={styles.socialIcon} aria-label={title}>
                <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.glyph}>
                  <path d={drawing} />
                </svg>
              </AppLink>
            ) : (
              <AppLink href={url} rel="noopener" className={styles.socialText}>
                {title}
              </AppLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
