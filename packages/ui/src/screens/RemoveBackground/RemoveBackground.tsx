import { Form } from '../../controls/Form/Form.tsx'
import { EmptyResults } from '../shared/services/EmptyResults.tsx'
import { FileRequestView } from '../shared/services/FileRequestView.tsx'
import type { FileServiceProps } from '../shared/services/fileService.ts'
import { ServiceLayout } from '../shared/services/ServiceLayout.tsx'
import { SourceImages } from '../shared/services/SourceImages.tsx'
import { SubmitBar } from '../shared/services/SubmitBar.tsx'
import { type CutoutTouchUp, TouchUpDialog } from '../shared/services/TouchUp.tsx'
import { isSending } from '../shared/services/types.ts'
import { useCurrentRequest } from '../shared/services/useCurrentRequest.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { useShowNewest } from '../shared/services/useShowNewest.ts'
import { CutOut } from './CutOut.tsx'
import * as styles from './RemoveBackground.css.ts'
import { MarkAgainButton, type Marking, SubjectHint } from './SubjectHint.tsx'

export type { SubjectBox } from '../../controls/SubjectMarker/SubjectMarker.tsx'
export type { TokenReturn } from '../shared/services/ReturnTokenDialog.tsx'
export type { CutoutTouchUp } from '../shared/services/TouchUp.tsx'
export type {
  FileProblem,
  FileRequest,
  FileRequestProgress,
  StagedImage,
  UploadLimits,
} from '../shared/services/types.ts'
export type { Marking } from './SubjectHint.tsx'

export interface RemoveBackgroundProps extends FileServiceProps {
  /** The request with an image that is being exported on its colour. */
  composing: string | null
  /** Null if the engine takes no marked subject. */
  marking: Marking | null
  touchUp: CutoutTouchUp
  /** Sends the given staged images, one request each. */
  onSubmit: (ids: readonly string[]) => void
  /** Makes and saves a PNG of the result on `#rrggbb`; made in the browser, so it is free. */
  onDownloadOnColour: (requestId: string, colour: string) => void
}

function Controls(props: RemoveBackgroundProps & { onSent: () => void }) {
  const { requests, staged, limits, price, balance, onFiles, onRemoveStaged, onSubmit, onBuyTokens, onSent, marking } =
    props
  const { t, tokens, priced } = useServiceTexts()
  const ready = staged.filter(({ state }) => state === 'ready').map(({ id }) => id)
  const count = ready.length
  const cost = count * price
  const submit = () => {
    if (count === 0) return
    onSubmit(ready)
    onSent()
  }
  const label =
    count === 0
      ? t('removeBackground.submit.none')
      : t(count === 1 ? 'removeBackground.submit.one' : 'removeBackground.submit.many', { count, tokens: tokens(cost) })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <SourceImages
        images={staged}
        limits={limits}
        onFiles={onFiles}
        onRemove={onRemoveStaged}
        below={marking ? (image) => <SubjectHint image={image} marking={marking} /> : undefined}
      />
      <SubmitBar
        label={label}
        disabled={count === 0 || isSending(requests)}
        cost={count === 0 ? null : cost}
        balance={balance}
        idleHint={t('removeBackground.stepOne', { tokens: priced(price) })}
        onBuyTokens={onBuyTokens}
      />
    </Form>
  )
}

/** Remove background: PNG cut-outs of uploaded images, at one price per image. */
export function RemoveBackground(props: RemoveBackgroundProps) {
  const { requests, sendTo, projectsHref, composing, marking, touchUp, tokenReturn, onDownloadOnColour } = props
  const { t } = useServiceTexts()
  const { current, choose, showNewest } = useCurrentRequest(requests)
  const results = useShowNewest(requests[0]?.id, props.resultsAsked)
  return (
    <ServiceLayout
      resultsRef={results}
      title={t('removeBackground.title')}
      tokenValue={props.tokenValue}
      lead={t('removeBackground.lead')}
      controls={<Controls {...props} onSent={showNewest} />}
    >
      {current ? (
        <FileRequestView
          {...props}
          current={current}
          onChoose={choose}
          nextStep={({ id }) =>
            marking ? <MarkAgainButton looks="solid" onClick={() => marking.onMarkAgain(id)} /> : null
          }
        >
          {(request) => (
            <CutOut
              key={request.id}
              {...{ request, sendTo, projectsHref, composing, onDownloadOnColour }}
              onNotGood={() => tokenReturn.onOpen(request.id)}
              onTouchUp={() => touchUp.onOpen({ name: request.name, ...request.result })}
              onMarkAgain={marking && request.source ? () => marking.onMarkAgain(request.id) : null}
            />
          )}
        </FileRequestView>
      ) : (
        <EmptyResults title={t('removeBackground.empty.title')} text={t('removeBackground.empty.text')} />
      )}
      <TouchUpDialog touchUp={touchUp} />
    </ServiceLayout>
  )
}
