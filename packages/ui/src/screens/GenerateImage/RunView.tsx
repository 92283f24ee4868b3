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
import { PendingActions, PendingNotice } from './PendingRun.tsx'
import { RunTile } from './RunTile.tsx'
import * as styles from './RunView.css.ts'
import { readingLines, sharedReading } from './readingLines.ts'
import { deliveredOf, hasReturnable, isPending, refinementsOf, runWords, styleTitles, tileName } from './runWords.ts'
import { tilesThatFit } from './tilesThatFit.ts'
import type { GenerateImageProps, GenerationRun } from './types.ts'

export interface RunViewProps extends Pick<GenerateImageProps, 'options' | 'sendTo' | 'projectsHref' | 'onBuyTokens'> {
  run: GenerationRun
  onRefine: (index: number, refinement: Refinement) => void
  onStart: () => void
  onDismiss: () => void
  onCancel: () => void
  onRunAgain: () => void
  onEdit: () => void
  onOpen: (index: number) => void
  onNotGood: () => void
}

function RunActions({ run, onCancel, onRunAgain, onEdit, onNotGood, onStart, onDismiss }: RunViewProps) {
  const { t, tokens } = useServiceTexts()
  if (isPending(run)) return <PendingActions {...{ state: run.state, cost: run.cost, onStart, onDismiss }} />
  if (run.state === 'queued' || run.state === 'working') {
    return (
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        busy={run.cancelling}
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
        {t('generate.run.again', { tokens: tokens(run.cost) })}
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
      {hasReturnable(run) ? <NotGoodButton state="available" size="sm" onClick={onNotGood} /> : null}
    </>
  )
}

function Foot({ run, projectsHref }: Pick<RunViewProps, 'run' | 'projectsHref'>) {
  const { t } = useServiceTexts()
  if (run.state === 'queued' || run.state === 'working') {
    return <span className={styles.meta}>{t('services.cancelHint')}</span>
  }
  return deliveredOf(run) > 0 ? (
    <Link alone href={projectsHref}>
      {t('services.saved')}
    </Link>
  ) : null
}

/** One run: its prompt, state, images and next steps. */
export function RunView(props: RunViewProps) {
  const { run, options, sendTo, projectsHref, onOpen, onRefine, onBuyTokens } = props
  const texts = useServiceTexts()
  const { t, dimensions } = texts
  const { values } = run
  const titleOf = styleTitles(options)
  const sides = parseSize(values.size)
  const facts = [
    run.refinement ? t(`generate.run.${run.refinement}`) : '',
    values.styles.flatMap((style) => titleOf(style) ?? []).join(', '),
    sides ? dimensions(sides) : values.size,
    run.seed !== null && options.fields.includes('seed') ? t('generate.run.seed', { seed: run.seed }) : '',
    values.negativePrompt ? t('generate.run.withoutHint', { text: values.negativePrompt }) : '',
  ].filter(Boolean)
  const live = run.state === 'queued' || run.state === 'working'
  const offline = live && run.offline
  const pending = isPending(run)
  const nothing = !live && !pending && deliveredOf(run) === 0
  const shared = sharedReading(run.images)
  const showsReading = shared === null && run.images.some((image) => image.state === 'delivered' && image.reading)
  const words = runWords(run, texts)
  const label = run.refinement ? (`generate.run.label.${run.refinement}` as const) : 'generate.run.label'
  return (
    <article
      className={cx(resultSurface, styles.run)}
      aria-label={t(label, { prompt: values.prompt })}
      tabIndex={-1}
      data-state={run.state}
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
            <RunActions {...props} />
          </div>
        ) : null}
      </div>
      {offline ? <OfflineNotice /> : null}
      {pending ? <PendingNotice run={run} onBuyTokens={onBuyTokens} /> : null}
      {run.images.length === 0 ? null : (
        <ul className={styles.tiles} data-nothing={nothing} style={tilesThatFit(run.images.length, sides)}>
          {run.images.map((image, place) => {
            const title = titleOf(image.style)
            return (
              <RunTile
                key={image.index}
                image={image}
                name={tileName(run, place, title, texts)}
                styleTitle={title}
                ratio={sides ? `${sides.width} / ${sides.height}` : '1 / 1'}
                showsReading={showsReading}
                sendTo={sendTo}
                refinements={refinementsOf(run, options)}
                price={options.price}
                onRefine={(refinement) => onRefine(image.index, refinement)}
                onOpen={() => onOpen(image.index)}
              />
            )
          })}
        </ul>
      )}
      <div className={styles.foot}>
        <span>{pending && run.state !== 'sending' ? null : words}</span>
        <Foot run={run} projectsHref={projectsHref} />
        {live ? null : (
          <div className={styles.actions}>
            <RunActions {...props} />
          </div>
        )}
      </div>
      <LiveRegion message={words} />
    </article>
  )
}
