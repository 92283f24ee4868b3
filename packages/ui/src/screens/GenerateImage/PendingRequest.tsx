import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { OfferedNotice, RefusedNotice, ShortageNotice } from '../shared/services/notices.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import type { PendingRefinement } from './types.ts'

/** Why a refinement has not started. */
export function PendingNotice({
  request,
  onBuyTokens,
}: {
  request: PendingRefinement
  /** Receives the missing tenths. */
  onBuyTokens: (missing: number) => void
}) {
  const { t } = useServiceTexts()
  switch (request.state) {
    case 'sending':
      return null
    case 'ready':
      return <Notice title={t('generate.refine.ready.title')}>{t('generate.refine.ready.text')}</Notice>
    case 'notEnoughTokens':
      return <ShortageNotice {...request} onBuyTokens={onBuyTokens} />
    case 'offered':
      return <OfferedNotice />
    case 'refused':
      return <RefusedNotice message={request.message} fieldsMarked={false} />
  }
}

interface PendingActionsProps {
  state: PendingRefinement['state']
  /** Price in tenths of a token. */
  cost: number
  onStart: () => void
  onDismiss: () => void
}

/** The actions of a refinement that has not started. */
export function PendingActions({ state, cost, onStart, onDismiss }: PendingActionsProps) {
  const { t, priced } = useServiceTexts()
  if (state === 'sending') return null
  const again = state === 'refused'
  return (
    <>
      {state === 'notEnoughTokens' ? null : (
        <Button variant={again ? 'outline' : 'solid'} tone="neutral" size="sm" onClick={onStart}>
          {t(again ? 'files.tryAgainFor' : 'files.startFor', { tokens: priced(cost) })}
        </Button>
      )}
      <Button variant="ghost" tone="neutral" size="sm" onClick={onDismiss}>
        {t('files.dismiss')}
      </Button>
    </>
  )
}
