import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'

interface RetryNoticeProps {
  title?: string
  /** What the failure means for the person. */
  children?: ReactNode
  onRetry: () => void
  /** True during a retry. */
  retrying?: boolean | undefined
}

/** An error notice with a retry button. */
export function RetryNotice({ title, children, onRetry, retrying }: RetryNoticeProps) {
  const t = useTexts(commonTexts)
  const retry = (
    <Button size="sm" variant="outline" tone="neutral" onClick={onRetry} busy={retrying}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Notice tone="critical" title={title} action={retry}>
      {children}
    </Notice>
  )
}
