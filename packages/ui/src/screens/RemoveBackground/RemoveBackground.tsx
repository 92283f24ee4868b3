import { Form } from '../../controls/Form/Form.tsx'
import { Bench } from '../parts-of-services/Bench.tsx'
import { EmptyStage } from '../parts-of-services/EmptyStage.tsx'
import { FileStage } from '../parts-of-services/FileStage.tsx'
import type { FileServiceProps } from '../parts-of-services/fileService.ts'
import { PictureSource } from '../parts-of-services/PictureSource.tsx'
import { SubmitBar } from '../parts-of-services/SubmitBar.tsx'
import { isSending } from '../parts-of-services/types.ts'
import { useBenchTexts } from '../parts-of-services/useBenchTexts.ts'
import { useCurrentJob } from '../parts-of-services/useCurrentJob.ts'
import { useShowNewest } from '../parts-of-services/useShowNewest.ts'
import { CutOut } from './CutOut.tsx'
import * as styles from './RemoveBackground.css.ts'

export type { TokenReturn } from '../parts-of-services/ReturnTokenDialog.tsx'
export type {
  FileJob,
  FileJobProgress,
  FileProblem,
  StagedPicture,
  UploadLimits,
} from '../parts-of-services/types.ts'

export interface RemoveBackgroundProps extends FileServiceProps {
  /** The job whose picture is being put on its colour, while the file is made. */
  composing: string | null
  /** Sends the given staged pictures, one request each. */
  onSubmit: (ids: readonly string[]) => void
  /** Makes and saves a PNG of the result on `#rrggbb`; in the browser, so it costs nothing. */
  onDownloadOnColour: (jobId: string, colour: string) => void
}

function Controls(props: RemoveBackgroundProps & { onSent: () => void }) {
  const { jobs, staged, limits, price, balance, onFiles, onRemoveStaged, onSubmit, onBuyTokens, onSent } = props
  const { t, tokens } = useBenchTexts()
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
      <PictureSource pictures={staged} limits={limits} onFiles={onFiles} onRemove={onRemoveStaged} />
      <SubmitBar
        label={label}
        disabled={count === 0 || isSending(jobs)}
        cost={count === 0 ? null : cost}
        balance={balance}
        idleHint={t('removeBackground.stepOne', { tokens: tokens(price) })}
        onBuyTokens={onBuyTokens}
      />
    </Form>
  )
}

/** Remove background: pictures in, clean PNGs out, one token price each. */
export function RemoveBackground(props: RemoveBackgroundProps) {
  const { jobs, sendTo, projectsHref, composing, tokenReturn, onDownloadOnColour } = props
  const { t } = useBenchTexts()
  const { current, choose, showNewest } = useCurrentJob(jobs)
  const results = useShowNewest(jobs[0]?.id, props.resultsAsked)
  return (
    <Bench
      resultsRef={results}
      title={t('removeBackground.title')}
      lead={t('removeBackground.lead')}
      controls={<Controls {...props} onSent={showNewest} />}
    >
      {current ? (
        <FileStage {...props} current={current} onChoose={choose}>
          {(job) => (
            <CutOut
              key={job.id}
              {...{ job, sendTo, projectsHref, composing, onDownloadOnColour }}
              onNotGood={() => tokenReturn.onOpen(job.id)}
            />
          )}
        </FileStage>
      ) : (
        <EmptyStage title={t('removeBackground.empty.title')} text={t('removeBackground.empty.text')} />
      )}
    </Bench>
  )
}
