import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main element, which needs tabIndex -1. */
  target?: string
}

/** The first tab stop: skips the header. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const t = useTexts(commonTexts)
  return (
    <a className={skipLink} href={`#${target}`}>
      {t('common.skipToContent')}
    </a>
  )
}
