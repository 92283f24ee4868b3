import { cx } from 'class-variance-authority'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { NotGoodButton } from '../shared/services/NotGoodButton.tsx'
import { OfflineNotice } from '../shared/services/notices.tsx'
import { parseSize } from '../shared/services/numbers.ts'
import { resultSurface } from '../shared/services/ServiceLayout.tsx'
import type { Refinement } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { PendingActions, PendingNotice } from './PendingRequest.tsx'
import { RequestTile } from './RequestTile.tsx'
import * as styles from './RequestView.css.ts'
import { readingLines, sharedReading } from './readingLines.ts'
import {
  deliveredOf,
  hasReturnable,
  isPending,
  refinementsOf,
  requestWords,
  styleTitles,
  tileName,
} from './requestWords.ts'
import { tilesThatFit } from './tilesThatFit.ts'
import type { GenerateImageProps, GenerationRequest } from './types.ts'

export interface RequestViewProps
  extends Pick<GenerateImageProps, 'options' | 'sendTo' | 'projectsHref' | 'onBuyTokens'> {
  request: GenerationRequest
  onRefine: (index: number, refinement: Refinement) => void
  onStart: () => void
  onDismiss: () => void
  onCancel: () => void
  onRunAgain: () => void
  onEdit: () => void
  onOpen: (index: number) => void
  onNotGood: () => void
}

function RequestActions({ request, onCancel, onRunAgain, onEdit, onNotGood, onStart, onDismiss }: RequestViewProps) {
  const { t, priced } = useServiceTexts()
  if (isPending(request))
    return <PendingActions {...{ state: request.state, cost: request.cost, onStart, onDismiss }} />
  if (request.state === 'queued' || request.state === 'working') {
    return (
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        busy={request.cancelling}
        busyLabel={t('services.cancelling')}
        onClick={onCancel}
      >
        {t('services.cancel')}
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        iconStart={<Icon icon={RotateCcw} size="sm" />}
        onClick={onRunAgain}
      >
        {t('generate.run.again', { tokens: priced(request.cost) })}
      </Button>
      <Button
        variant="ghost"
        tone="neutral"
        size="sm"
        iconStart={<Icon icon={SlidersHorizontal} size="sm" />}
        onClick={onEdit}
      >
        {t('generate.run.edit')}
      </Button>
      {hasReturnable(request) ? <NotGoodButton state="available" size="sm" onClick={onNotGood} /> : null}
    </>
  )
}

function Foot({ request, projectsHref }: Pick<RequestViewProps, 'request' | 'projectsHref'>) {
  const { t } = useServiceTexts()
  if (request.state === 'queued' || request.state === 'working') {
    return <span className={styles.meta}>{t('services.cancelHint')}</span>
  }
  return deliveredOf(request) > 0 ? (
    <Link alone href={projectsHref}>
      {t('services.saved')}
    </Link>
  ) : null
}

/** One run: its prompt, state, images and next steps. */
export function RequestView(props: RequestViewProps) {
  const { request, options, sendTo, projectsHref, onOpen, onRefine, onBuyTokens } = props
  const texts = useServiceTexts()
  const { t, dimensions } = texts
  const { values } = request
  const titleOf = styleTitles(options)
  const sides = parseSize(values.size)
  const facts = [
    request.refinement ? t(`generate.run.${request.refinement}`) : '',
    values.styles.flatMap((style) => titleOf(style) ?? []).join(', '),
    sides ? dimensions(sides) : values.size,
    request.seed !== null && options.fields.includes('seed') ? t('generate.run.seed', { seed: request.seed }) : '',
    values.negativePrompt ? t('generate.run.withoutHint', { text: values.negativePrompt }) : '',
  ].filter(Boolean)
  const live = request.state === 'queued' || request.state === 'working'
  const offline = live && request.offline
  const pending = isPending(request)
  const nothing = !live && !pending && deliveredOf(request) === 0
  const shared = sharedReading(request.images)
  const showsReading = shared === null && request.images.some((image) => image.state === 'delivered' && image.reading)
  const words = requestWords(request, texts)
  const label = request.refinement ? (`generate.run.label.${request.refinement}` as const) : 'generate.run.label'
  return (
    <article
      className={cx(resultSurface, styles.request)}
      aria-label={t(label, { prompt: values.prompt })}
      tabIndex={-1}
      data-state={request.state}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={3} size="xs" dir="auto" className={styles.prompt}>
            {values.prompt}
          </Heading>
          <p className={styles.meta}>
            {facts.map((fact, place) => (
              <Fragment key={fact}>
                <span className={styles.fact}>{place < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
              </Fragment>
            ))}
          </p>
          {(shared === null ? [] : readingLines(shared, t)).map((line) => (
            <Text key={line} size="small" tone="muted" className={styles.reading}>
              {line}
            </Text>
          ))}
        </div>
        {live ? (
          <div className={styles.actions}>
            <RequestActions {...props} />
          </div>
        ) : null}
      </div>
      {offline ? <OfflineNotice /> : null}
      {pending ? <PendingNotice request={request} onBuyTokens={onBuyTokens} /> : null}
      {request.images.length === 0 ? null : (
        <ul className={styles.tiles} data-nothing={nothing} style={tilesThatFit(request.images.length, sides)}>
          {request.images.map((image, place) => {
            const title = titleOf(image.style)
            return (
              <RequestTile
                key={image.index}
                image={image}
                name={tileName(request, place, title, texts)}
                styleTitle={title}
                ratio={sides ? `${sides.width} / ${sides.height}` : '1 / 1'}
                showsReading={showsReading}
                sendTo={sendTo}
                refinements={refinementsOf(request, options)}
                price={options.price}
                onRefine={(refinement) => onRefine(image.index, refinement)}
                onOpen={() => onOpen(image.index)}
              />
            )
          })}
        </ul>
      )}
      <div className={styles.foot}>
        <span>{pending && request.state !== 'sending' ? null : words}</span>
        <Foot request={request} projectsHref={projectsHref} />
        {live ? null : (
          <div className={styles.actions}>
            <RequestActions {...props} />
          </div>
        )}
      </div>
      <LiveRegion message={words} />
    </article>
  )
}
