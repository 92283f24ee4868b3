import { useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { Form } from '../../controls/Form/Form.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { EmptyResults } from '../shared/services/EmptyResults.tsx'
import { FileRequestView } from '../shared/services/FileRequestView.tsx'
import type { FileServiceProps } from '../shared/services/fileService.ts'
import { enlarged, formatMegapixels, longestSide, pixelsOf } from '../shared/services/numbers.ts'
import { ServiceLayout } from '../shared/services/ServiceLayout.tsx'
import { SourceImages } from '../shared/services/SourceImages.tsx'
import { SubmitBar } from '../shared/services/SubmitBar.tsx'
import { type Dimensions, isSending, type ReadyImage } from '../shared/services/types.ts'
import { useCurrentRequest } from '../shared/services/useCurrentRequest.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { useShowNewest } from '../shared/services/useShowNewest.ts'
import { Enlarged } from './Enlarged.tsx'
import { FormatChoice, JPEG_MAX_SIDE, type UpscaleFormat, WEBP_MAX_SIDE } from './FormatChoice.tsx'
import * as styles from './Upscale.css.ts'

export type { TokenReturn } from '../shared/services/ReturnTokenDialog.tsx'
export type {
  FileProblem,
  FileRequest,
  FileRequestProgress,
  StagedImage,
  UploadLimits,
} from '../shared/services/types.ts'

export interface UpscaleChoice {
  factor: number
  /** Format of the result; null keeps the image's format. */
  format: UpscaleFormat | null
}

export interface UpscaleProps extends FileServiceProps {
  /** Factors in the settings: 2 and 4 (R384). At least one. */
  factors: readonly number[]
  /** The earlier choice, also of a request to run again; the first factor by default. */
  initial?: UpscaleChoice | undefined
  /** Called with each choice. */
  onChange: (choice: UpscaleChoice) => void
  /** Sends the given staged images, one request each. */
  onSubmit: (ids: readonly string[], choice: UpscaleChoice) => void
}

/** Says which format replaces one that cannot hold the result. */
function FormatChange({ side }: { side: number }) {
  const { t } = useServiceTexts()
  if (side <= WEBP_MAX_SIDE) return null
  return <span> {t(side > JPEG_MAX_SIDE ? 'upscale.format.becomesPng' : 'upscale.format.webpBecomesPng')}</span>
}

interface SizeChangeProps {
  image: Dimensions
  factor: number
  isFormatKept: boolean
}

function SizeChange({ image, factor, isFormatKept }: SizeChangeProps) {
  const { t, dimensions, dimensionsSpoken } = useServiceTexts()
  const larger = enlarged(image, factor)
  const spoken = t('upscale.changeSpoken', { from: dimensionsSpoken(image), to: dimensionsSpoken(larger) })
  return (
    <>
      <span className={styles.change} aria-hidden="true">
        {t('upscale.change', { from: dimensions(image), to: dimensions(larger) })}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {isFormatKept ? <FormatChange side={longestSide(larger)} /> : null}
    </>
  )
}

function Controls(props: UpscaleProps & { onSent: () => void }) {
  const {
    requests,
    staged,
    limits,
    price,
    balance,
    factors,
    initial,
    onFiles,
    onRemoveStaged,
    onChange,
    onSubmit,
    onBuyTokens,
    onSent,
  } = props
  const { t, tokens, priced } = useServiceTexts()
  const [chosen, setChosen] = useState<UpscaleChoice | null>(null)
  const choice = chosen ?? initial ?? { factor: factors[0] ?? 2, format: null }
  const { factor, format } = choice
  const choose = (changed: Partial<UpscaleChoice>) => {
    const next = { ...choice, ...changed }
    setChosen(next)
    onChange(next)
  }
  const fits = (image: Dimensions, by: number) => pixelsOf(enlarged(image, by)) <= limits.outputPixels
  const formatProblem = (image: Dimensions) => {
    const side = longestSide(enlarged(image, factor))
    if (format === 'webp' && side > WEBP_MAX_SIDE) return t('upscale.format.webpTooLong')
    return format === 'jpeg' && side > JPEG_MAX_SIDE ? t('upscale.format.jpegTooLong') : undefined
  }
  const problemOf = (image: ReadyImage) => {
    if (fits(image, factor)) return formatProblem(image)
    const smaller = factors.filter((other) => other < factor && fits(image, other)).at(-1)
    const megapixels = formatMegapixels(pixelsOf(enlarged(image, factor)))
    const limit = formatMegapixels(limits.outputPixels)
    const way = smaller ? t('upscale.tooLargeTry', { factor: smaller }) : t('upscale.tooLargeAny')
    return `${t('upscale.tooLarge', { factor, megapixels, limit })} ${way}`
  }
  const ready = staged.flatMap((image) => (image.state === 'ready' && problemOf(image) === undefined ? [image.id] : []))
  const count = ready.length
  const cost = count * price
  const submit = () => {
    if (count === 0) return
    onSubmit(ready, choice)
    onSent()
  }
  const label =
    count === 0
      ? t('upscale.submit.none')
      : t(count === 1 ? 'upscale.submit.one' : 'upscale.submit.many', { count, tokens: tokens(cost) })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <SourceImages
        images={staged}
        limits={limits}
        onFiles={onFiles}
        onRemove={onRemoveStaged}
        describe={(image) => ({
          facts: <SizeChange image={image} factor={factor} isFormatKept={format === null} />,
          problem: problemOf(image),
        })}
      />
      <ChoiceGroup
        label={t('upscale.factor')}
        value={String(factor)}
        onValueChange={(wanted) => choose({ factor: Number(wanted) })}
        options={factors.map((value) => ({
          value: String(value),
          label: t('upscale.factorOption', { factor: value }),
        }))}
      />
      <FormatChoice value={format} onChange={(wanted) => choose({ format: wanted })} />
      <SubmitBar
        label={label}
        disabled={count === 0 || isSending(requests)}
        cost={count === 0 ? null : cost}
        balance={balance}
        idleHint={t('upscale.stepOne', { tokens: priced(price) })}
        onBuyTokens={onBuyTokens}
      />
    </Form>
  )
}

/** Upscale: enlarges uploaded images by 2 or 4. */
export function Upscale(props: UpscaleProps) {
  const { requests, sendTo, projectsHref, tokenReturn } = props
  const { t } = useServiceTexts()
  const { current, choose, showNewest } = useCurrentRequest(requests)
  const results = useShowNewest(requests[0]?.id, props.resultsAsked)
  return (
    <ServiceLayout
      resultsRef={results}
      title={t('upscale.title')}
      tokenValue={props.tokenValue}
      lead={t('upscale.lead')}
      controls={<Controls {...props} onSent={showNewest} />}
    >
      {current ? (
        <FileRequestView {...props} current={current} onChoose={choose}>
          {(request) => (
            <Enlarged
              key={request.id}
              {...{ request, sendTo, projectsHref }}
              onNotGood={() => tokenReturn.onOpen(request.id)}
            />
          )}
        </FileRequestView>
      ) : (
        <EmptyResults title={t('upscale.empty.title')} text={t('upscale.empty.text')} />
      )}
    </ServiceLayout>
  )
}
