import { cx } from 'class-variance-authority'
import { type AnchorProps, AppLink } from '../AppLink/AppLink.tsx'
import * as styles from './Link.css.ts'

export const linkTones = ['inline', 'quiet', 'strong'] as const satisfies readonly NonNullable<LinkProps['tone']>[]

export interface LinkProps extends AnchorProps {
  /** `inline` in a sentence, `quiet` in lists of links, `strong` standing alone. */
  tone?: 'inline' | 'quiet' | 'strong'
  /** It stands by itself and in no sentence: 44 px to the finger. Quiet and strong links always do. */
  alone?: boolean
}

/** A link in text. In-app addresses go through the router that LinkProvider was given. */
export function Link({ tone = 'inline', alone = tone !== 'inline', className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={cx(styles.link, styles.tone[tone], alone && styles.alone, className)} />
}
