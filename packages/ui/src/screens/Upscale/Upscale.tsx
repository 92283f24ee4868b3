import { useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { Form } from '../../controls/Form/Form.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Bench } from '../parts-of-services/Bench.tsx'
import { EmptyStage } from '../parts-of-services/EmptyStage.tsx'
import { FileStage } from '../parts-of-services/FileStage.tsx'
import type { FileServiceProps } from '../parts-of-services/fileService.ts'
import { enlarged, formatMegapixels, pixelsOf } from '../parts-of-services/numbers.ts'
import { PictureSource } from '../parts-of-services/PictureSource.tsx'
import { SubmitBar } from '../parts-of-services/SubmitBar.tsx'
import { type Dimensions, isSending, type ReadyPicture } from '../parts-of-services/types.ts'
import { useBenchTexts } from '../parts-of-services/useBenchTexts.ts'
import { useCurrentJob } from '../parts-of-services/useCurrentJob.ts'
import { useShowNewest } from '../parts-of-services/useShowNewest.ts'
import { Enlarged } from './Enlarged.tsx'
import * as styles from './Upscale.css.ts'

export type { TokenReturn } from '../parts-of-services/ReturnTokenDialog.tsx'
export type {
  FileJob,
  FileJobProgress,
  FileProblem,
  StagedPicture,
  UploadLimits,
} from '../parts-of-services/types.ts'

export interface UpscaleProps extends FileServiceProps {
  /** From the settings: 2 and 4 (R384). At least one. */
  factors: readonly number[]
  /** What was chosen before, here or in a request that is to be run again; the first one unless given. */
  initialFactor?: number | undefined
  /** Called with each choice of the person. */
  onFactor: (factor: number) => void
  /** Sends the given staged pictures, one request each. */
  onSubmit: (ids: readonly string[], factor: number) => void
}

function SizeChange({ picture, factor }: { picture: Dimensions; factor: number }) {
  const { t, dimensions, dimensionsSpoken } = useBenchTexts()
  const larger = enlarged(picture, factor)
  const spoken = t('upscale.changeSpoken', { from: dimensionsSpoken(picture), to: dimensionsSpoken(larger) })
  return (
    <>
      <span className={styles.change} aria-hidden="true">
        {t('upscale.change', { from: dimensions(picture), to: dimensions(larger) })}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}

function Controls(props: UpscaleProps & { onSent: () => void }) {
  const {
    jobs,
    staged,
    limits,
    price,
    balance,
    factors,
    initialFactor,
    onFiles,
    onRemoveStaged,
    onFactor,
    onSubmit,
    onBuyTokens,
    onSent,
  } = props
  const { t, tokens } = useBenchTexts()
  const [chosen, setFactor] = useState<number | null>(null)
  const factor = chosen ?? initialFactor ?? factors[0] ?? 2
  const fits = (picture: Dimensions, by: number) => pixelsOf(enlarged(picture, by)) <= limits.outputPixels
  const problemOf = (picture: ReadyPicture) => {
    if (fits(picture, factor)) return undefined
    const smaller = factors.filter((other) => other < factor && fits(picture, other)).at(-1)
    const megapixels = formatMegapixels(pixelsOf(enlarged(picture, factor)))
    const limit = formatMegapixels(limits.outputPixels)
    const way = smaller ? t('upscale.tooLargeTry', { factor: smaller }) : t('upscale.tooLargeAny')
    return `${t('upscale.tooLarge', { factor, megapixels, limit })} ${way}`
  }
  const ready = staged.flatMap((picture) => (picture.state === 'ready' && fits(picture, factor) ? [picture.id] : []))
  const count = ready.length
  const cost = count * price
  const submit = () => {
    if (count === 0) return
    onSubmit(ready, factor)
    onSent()
  }
  const label =
    count === 0
      ? t('upscale.submit.none')
      : t(count === 1 ? 'upscale.submit.one' : 'upscale.submit.many', { count, tokens: tokens(cost) })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <PictureSource
        pictures={staged}
        limits={limits}
        onFiles={onFiles}
        onRemove={onRemoveStaged}
        describe={(picture) => ({
          facts: <SizeChange picture={picture} factor={factor} />,
          problem: problemOf(picture),
        })}
      />
      <ChoiceGroup
        label={t('upscale.factor')}
        value={String(factor)}
        onValueChange={(wanted) => {
          setFactor(Number(wanted))
          onFactor(Number(wanted))
        }}
        options={factors.map((value) => ({
          value: String(value),
          label: t('upscale.factorOption', { factor: value }),
        }))}
      />
      <SubmitBar
        label={label}
        disabled={count === 0 || isSending(jobs)}
        cost={count === 0 ? null : cost}
        balance={balance}
        idleHint={t('upscale.stepOne', { tokens: tokens(price) })}
        onBuyTokens={onBuyTokens}
      />
    </Form>
  )
}

/** Upscale: pictures in, the same pictures 2 or 4 times as wide and high out. */
export function Upscale(props: UpscaleProps) {
  const { jobs, sendTo, projectsHref, tokenReturn } = props
  const { t } = useBenchTexts()
  const { current, choose, showNewest } = useCurrentJob(jobs)
  const results = useShowNewest(jobs[0]?.id, props.resultsAsked)
  return (
    <Bench
      resultsRef={results}
      title={t('upscale.title')}
      lead={t('upscale.lead')}
      controls={<Controls {...props} onSent={showNewest} />}
    >
      {current ? (
        <FileStage {...props} current={current} onChoose={choose}>
          {(job) => (
            <Enlarged key={job.id} {...{ job, sendTo, projectsHref }} onNotGood={() => tokenReturn.onOpen(job.id)} />
          )}
        </FileStage>
      ) : (
        <EmptyStage title={t('upscale.empty.title')} text={t('upscale.empty.text')} />
      )}
    </Bench>
  )
}
