import { cx } from 'class-variance-authority'
import { type AnchorProps, AppLink } from '../AppLink/AppLink.tsx'
import * as styles from './Link.css.ts'

export const linkTones = ['inline', 'quiet', 'strong'] as const satisfies readonly NonNullable<LinkProps['tone']>[]

export interface LinkProps extends AnchorProps {
  /** `inline` in a sentence, `quiet` in lists of links, `strong` on its own. */
  tone?: 'inline' | 'quiet' | 'strong'
  /** A link outside a sentence: 44 px for touch. Quiet and strong links always are. */
  alone?: boolean
}

/** A link in text. In-app links use the router of LinkProvider. */
export function Link({ tone = 'inline', alone = tone !== 'inline', className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={cx(styles.link, styles.tone[tone], alone && styles.alone, className)} />
}
