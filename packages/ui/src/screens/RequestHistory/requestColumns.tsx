import { formatDateTime, formatTokens } from '../../format/index.ts'
import {
  AppLink,
  Badge,
  Button,
  GenerateIcon,
  RemoveBackgroundIcon,
  type TableColumn,
  Text,
  TokenAmount,
  UpscaleIcon,
  VisuallyHidden,
} from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { type Translate, useTexts } from '../../texts/useTexts.tsx'
import { formatWhole, parseSize } from '../shared/services/numbers.ts'
import * as styles from './requestColumns.css.ts'
import { Thumbs } from './Thumbs.tsx'

export interface RequestEntry {
  id: string
  /** ISO 8601. */
  createdAt: string
  service: 'generate' | 'remove_background' | 'upscale'
  state: 'queued' | 'working' | 'completed' | 'failed' | 'cancelled'
  /** The prompt, or the name of the uploaded file. */
  title: string
  /** The chosen settings of the service. */
  settings: {
    refinement?: 'variation' | 'moreLikeThis'
    styles?: readonly string[]
    size?: string
    factor?: number
    format?: 'png' | 'jpeg' | 'webp'
  }
  /**
   * The link to its images or its progress, null without either, and thumbnails of the images that are in the library.
   */
  result: { href: string; thumbs: readonly string[] } | null
  /** The numbers of requested and delivered images. */
  images: { asked: number; delivered: number }
  /** Tenths held when the request was accepted, and tenths refunded since. */
  cost: number
  refunded: number
  /** False if its upload is gone. */
  canRunAgain: boolean
}

const services = {
  generate: { icon: GenerateIcon, text: 'account.requests.generate' },
  remove_background: { icon: RemoveBackgroundIcon, text: 'account.requests.removeBackground' },
  upscale: { icon: UpscaleIcon, text: 'account.requests.upscale' },
} as const

const formats = {
  png: 'account.requests.png',
  jpeg: 'account.requests.jpeg',
  webp: 'account.requests.webp',
} as const

function State({ request }: { request: RequestEntry }) {
  const t = useTexts(accountTexts)
  const { asked, delivered } = request.images
  switch (request.state) {
    case 'queued':
      return <Badge tone="info">{t('account.requests.queued')}</Badge>
    case 'working':
      return <Badge tone="info">{t('account.requests.working')}</Badge>
    case 'completed':
      return delivered < asked ? (
        <Badge tone="caution">{t('account.requests.partly', { delivered, total: asked })}</Badge>
      ) : (
        <Badge tone="positive">{t('account.requests.completed')}</Badge>
      )
    case 'failed':
      return <Badge tone="critical">{t('account.requests.failedState')}</Badge>
    case 'cancelled':
      return <Badge>{t('account.requests.cancelled')}</Badge>
  }
}

function Refund({ cost, refunded, images }: RequestEntry) {
  const t = useTexts(accountTexts)
  if (refunded === 0) return null
  return (
    <Text as="span" size="caption" tone="positive">
      {refunded >= cost && images.delivered === 0
        ? t('account.requests.notCharged')
        : t('account.requests.refunded', { tokens: formatTokens(refunded) })}
    </Text>
  )
}

function Asked({ request }: { request: RequestEntry }) {
  const t = useTexts(accountTexts)
  const { icon, text } = services[request.service]
  const { refinement, styles: chosen, size, factor, format } = request.settings
  const sides = size === undefined ? null : parseSize(size)
  const shownSize = sides
    ? t('account.requests.size', { width: formatWhole(sides.width), height: formatWhole(sides.height) })
    : size
  const settings = [
    t(text),
    refinement ? t(`account.requests.${refinement}`) : '',
    chosen?.join(', '),
    shownSize,
    factor ? t('account.requests.factor', { factor }) : '',
    format ? t(formats[format]) : '',
  ].filter(Boolean)
  return (
    <div className={styles.asked}>
      <Thumbs sources={request.result?.thumbs ?? []} icon={icon} />
      <div className={styles.words}>
        {request.result ? (
          <AppLink className={styles.link} href={request.result.href}>
            <span className={styles.title} dir="auto">
              {request.title}
            </span>
          </AppLink>
        ) : (
          <p className={styles.title} dir="auto">
            {request.title}
          </p>
        )}
        <Text size="caption" tone="muted">
          {settings.join('\u00a0· ')}
        </Text>
      </div>
    </div>
  )
}

/** The columns of the request history (D52). */
export const requestColumns = (
  t: Translate<typeof accountTexts>,
  onRunAgain: (id: string) => void,
): readonly TableColumn<RequestEntry>[] => [
  { title: t('account.requests.asked'), card: 'lead', cell: (request) => <Asked request={request} /> },
  {
    title: t('account.requests.date'),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.date}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  { title: t('account.requests.status'), cell: (request) => <State request={request} /> },
  {
    title: t('account.requests.cost'),
    numeric: true,
    cell: (request) => (
      <>
        <TokenAmount tenths={request.cost} />
        <Refund {...request} />
      </>
    ),
  },
  {
    title: t('account.requests.again'),
    card: 'action',
    cell: ({ id, state, title, canRunAgain }) =>
      state !== 'queued' && state !== 'working' && canRunAgain ? (
        <Button size="sm" variant="outline" tone="neutral" onClick={() => onRunAgain(id)}>
          <span>{t('account.requests.again')}</span>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      ) : null,
  },
]
