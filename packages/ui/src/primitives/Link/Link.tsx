import { cx } from 'class-variance-authority'
import { type AnchorProps, AppLink } from '../AppLink/AppLink.tsx'
import * as styles from './Link.css.ts'

export const linkTones = ['inline', 'quiet', 'strong'] as const

export interface LinkProps extends AnchorProps {
  tone?: (typeof linkTones)[number]
}

/** A link in text. In-app addresses go through the router that LinkProvider was given. */
export function Link({ tone = 'inline', className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={cx(styles.link, styles.tone[tone], className)} />
}
