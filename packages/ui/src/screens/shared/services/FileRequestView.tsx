import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { ReturnableImage } from '../../../overlays/ReturnTokenModal/ReturnTokenModal.tsx'
import { returnReasons } from '../../../overlays/ReturnTokenModal/returnReasons.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { CoinProgress } from '../../../primitives/CoinProgress/CoinProgress.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { CloseIcon } from '../../../primitives/Icon/icons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { LiveRegion } from '../../../primitives/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../../primitives/Notice/Notice.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import * as styles from './FileRequestView.css.ts'
import { Filmstrip, requestWords } from './Filmstrip.tsx'
import { fitted } from './fitted.ts'
import { OfferedNotice, OfflineNotice, RefusedNotice, ShortageNotice } from './notices.tsx'
import { ReturnTokenDialog, type TokenReturn } from './ReturnTokenDialog.tsx'
import { resultSurface } from './ServiceLayout.tsx'
import { type DeliveredImage, type Dimensions, type FileRequest, isLive } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export type DeliveredRequest = FileRequest & { result: DeliveredImage & Dimensions }

export interface FileRequestCallbacks {
  onCancel: (requestId: string) => void
  /** Sends the same image again; the button shows the price. */
  onRetry: (requestId: string) => void
  /** Removes a finished request from the page; its image remains in the library. */
  onDismiss: (requestId: string) => void
  onBuyTokens: (missing: number) => void
}

export interface FileRequestViewProps extends FileRequestCallbacks {
  requests: readonly FileRequest[]
  current: FileRequest
  /** Price of one image, in tenths. */
  price: number
  onChoose: (requestId: string) => void
  tokenReturn: TokenReturn
  /** A suggestion after a failed image. */
  nextStep?: ((request: FileRequest) => ReactNode) | undefined
  children: (request: DeliveredRequest) => ReactNode
}

function Waiting({ request }: { request: FileRequest }) {
  const { t } = useServiceTexts()
  const { progress, source, name } = request
  const label =
    progress.state === 'sending'
      ? t('services.sending')
      : progress.state === 'queued'
        ? t('services.queued')
        : t('services.working')
  return (
    <div className={styles.frame} style={fitted(source ?? { width: 4, height: 3 })}>
      {source ? <img className={styles.waiting} src={source.url} alt={name} /> : null}
      <div className={styles.over}>
        <span className={styles.face}>
          <CoinProgress
            label={`${name}: ${label}`}
            value={progress.state === 'working' ? (progress.progress ?? undefined) : undefined}
          />
        </span>
        <span>{label}</span>
      </div>
    </div>
  )
}

function Problem({
  request,
  price,
  nextStep,
  onRetry,
  onBuyTokens,
}: { request: FileRequest } & Pick<FileRequestViewProps, 'price' | 'nextStep' | 'onRetry' | 'onBuyTokens'>) {
  const { t, priced } = useServiceTexts()
  const { progress } = request
  return (
    <>
      {progress.state === 'notEnoughTokens' ? <ShortageNotice {...progress} onBuyTokens={onBuyTokens} /> : null}
      {progress.state === 'offered' ? <OfferedNotice /> : null}
      {progress.state === 'refused' ? <RefusedNotice message={progress.message} fieldsMarked={false} /> : null}
      {progress.state === 'failed' ? (
        <Notice tone="critical" title={progress.reason ?? t('services.failed')}>
          {t('services.notCharged')}
        </Notice>
      ) : null}
      {progress.state === 'cancelled' ? (
        <Notice title={t('services.cancelled')}>{t('services.notCharged')}</Notice>
      ) : null}
      {request.retriable ? (
        <div className={styles.actions}>
          <Button
            variant={progress.state === 'offered' ? 'solid' : 'outline'}
            tone="neutral"
            onClick={() => onRetry(request.id)}
          >
            {t(progress.state === 'offered' ? 'files.startFor' : 'files.tryAgainFor', { tokens: priced(price) })}
          </Button>
          {progress.state === 'failed' ? nextStep?.(request) : null}
        </div>
      ) : null}
    </>
  )
}

function Body(props: FileRequestViewProps) {
  const { current: request, children } = props
  const { progress } = request
  if (progress.state === 'delivered') return children({ ...request, result: progress.result })
  if (progress.state === 'sending' || progress.state === 'queued' || progress.state === 'working')
    return <Waiting request={request} />
  return <Problem request={request} {...props} />
}

function Head({
  current: request,
  onCancel,
  onDismiss,
}: Pick<FileRequestViewProps, 'current' | 'onCancel' | 'onDismiss'>) {
  const { t } = useServiceTexts()
  const { progress, name } = request
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading level={3} size="xs" title={name}>
          {name}
        </Heading>
        {progress.state === 'queued' || progress.state === 'working' ? (
          <Text size="small" tone="muted">
            {t('services.cancelHint')}
          </Text>
        ) : null}
      </div>
      {progress.state === 'queued' || progress.state === 'working' ? (
        <Button
          variant="outline"
          tone="neutral"
          size="sm"
          busy={progress.cancelling}
          busyLabel={t('services.cancelling')}
          onClick={() => onCancel(request.id)}
        >
          {t('services.cancel')}
        </Button>
      ) : null}
      {isLive(progress) || progress.state === 'sending' ? null : (
        <IconButton
          icon={CloseIcon}
          size="sm"
          label={`${t('files.dismiss')}: ${name}`}
          onClick={() => onDismiss(request.id)}
        />
      )}
    </div>
  )
}

/** A cut-out or an enlargement has no style. */
const reasons = returnReasons.filter((reason) => reason !== 'wrong_style')

function returnableOf({ name, progress }: FileRequest): readonly ReturnableImage[] {
  if (progress.state !== 'delivered' || progress.result.tokenReturn !== 'available') return []
  // A request of these services has one image.
  return [{ index: 0, name, url: progress.result.url }]
}

/** The current request with its state, and a strip of the visit's other requests. */
export function FileRequestView(props: FileRequestViewProps) {
  const { requests, current, price, tokenReturn, onChoose, onRetry } = props
  const { t, priced } = useServiceTexts()
  const { progress } = current
  const done = requests.filter((request) => request.progress.state === 'delivered').length
  // Without the percentage, which would be announced at every step.
  const words = `${current.name}: ${progress.state === 'working' ? t('services.working') : requestWords(progress, t)}`
  return (
    <div className={cx(resultSurface, styles.stage)} data-state={progress.state}>
      <Head {...props} />
      {isLive(progress) && 'offline' in progress && progress.offline ? <OfflineNotice /> : null}
      <Body {...props} />
      {requests.length > 1 ? <Filmstrip requests={requests} current={current.id} onChoose={onChoose} /> : null}
      <ReturnTokenDialog
        tokenReturn={tokenReturn}
        reasons={reasons}
        imagesOf={(id) => requests.flatMap((request) => (request.id === id ? returnableOf(request) : []))}
        againOf={(id) =>
          requests.some((request) => request.id === id && request.retriable)
            ? { label: t('files.tryAgainFor', { tokens: priced(price) }), onClick: () => onRetry(id) }
            : undefined
        }
      />
      <LiveRegion message={requests.length > 1 ? t('files.announce', { done, count: requests.length }) : words} />
    </div>
  )
}
