import { cx } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CautionIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../Icon/icons.ts'
import * as styles from './Notice.css.ts'

export const noticeTones = ['info', 'positive', 'caution', 'critical'] as const satisfies readonly NonNullable<
  NoticeProps['tone']
>[]

const icons = { info: InfoIcon, positive: PositiveIcon, caution: CautionIcon, critical: CriticalIcon }

export interface NoticeProps {
  /** The kind of message; critical and caution interrupt. */
  tone?: 'info' | 'positive' | 'caution' | 'critical'
  /** What happened, in a few words. */
  title?: ReactNode
  /** What this means for the person. */
  children?: ReactNode
  /** A next step: a small button or a link. */
  action?: ReactNode
  /** False for a notice in the first render, which needs no announcement. */
  live?: boolean
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A message about the page. A failure interrupts (`alert`); others wait (`status`). */
export function Notice({ tone = 'info', title, children, action, live = true, className, ref }: NoticeProps) {
  const role = tone === 'critical' || tone === 'caution' ? 'alert' : 'status'
  return (
    <div
      ref={ref}
      role={live ? role : undefined}
      data-tone={tone}
      className={cx(styles.notice, styles.tone[tone], className)}
    >
      <span className={styles.icon[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  )
}
