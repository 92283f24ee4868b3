import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { CompareSlider } from '../../controls/CompareSlider/CompareSlider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { checkerboard } from '../../primitives/Checkerboard/Checkerboard.css.ts'
import { Checkerboard } from '../../primitives/Checkerboard/Checkerboard.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import type { DeliveredRequest } from '../shared/services/FileRequestView.tsx'
import { fitted } from '../shared/services/fitted.ts'
import { SendToButtons } from '../shared/services/ImageActions.tsx'
import { SavedLine } from '../shared/services/SavedLine.tsx'
import { TouchUpButton } from '../shared/services/TouchUp.tsx'
import type { SendToLinks } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { BackdropChoice } from './BackdropChoice.tsx'
import { type Backdrop, transparent } from './backdrops.ts'
import * as styles from './RemoveBackground.css.ts'
import { MarkAgainButton } from './SubjectHint.tsx'

export interface CutOutProps {
  request: DeliveredRequest
  sendTo: SendToLinks
  projectsHref: string
  /** The request with an image that is being exported on its colour. */
  composing: string | null
  onDownloadOnColour: (requestId: string, colour: string) => void
  onNotGood: () => void
  /** Null if the engine takes no marked subject. */
  onMarkAgain: (() => void) | null
  onTouchUp: () => void
}

type View = 'result' | 'compare'

/** The height of the view switch and the gap after it. */
const viewSwitch = '4.75rem'

function CutOutImage({ request, view, colour }: { request: DeliveredRequest; view: View; colour: string | null }) {
  const { t } = useServiceTexts()
  const { name, source, result } = request
  const style = {
    ...fitted(result, source ? viewSwitch : '0rem'),
    ...(colour ? assignInlineVars({ [styles.backdrop]: colour }) : {}),
  }
  const alt = t('removeBackground.resultOf', { name })
  if (view === 'compare' && source) {
    return (
      <div className={styles.ground} style={{ ...style, aspectRatio: undefined }} data-coloured={colour !== null}>
        <CompareSlider
          className={colour ? styles.onColour : checkerboard}
          before={{ src: source.url, alt: name }}
          after={{ src: result.url, alt }}
          width={result.width}
          height={result.height}
          label={t('removeBackground.compare', { name })}
          beforeLabel={t('removeBackground.before')}
          afterLabel={t('removeBackground.after')}
        />
      </div>
    )
  }
  return (
    <Checkerboard className={styles.ground} style={style} data-coloured={colour !== null}>
      <img className={styles.image} src={result.url} alt={alt} width={result.width} height={result.height} />
    </Checkerboard>
  )
}

function SaveButton({
  request,
  backdrop,
  composing,
  onDownloadOnColour,
}: { backdrop: Backdrop } & Pick<CutOutProps, 'request' | 'composing' | 'onDownloadOnColour'>) {
  const { t } = useServiceTexts()
  const { colour, id } = backdrop
  if (colour === null) {
    return <DownloadButton href={request.result.downloadUrl} label={t('removeBackground.downloadPng')} />
  }
  const name = id === 'own' ? colour : t(`removeBackground.backdrop.${id}`)
  return (
    <Button
      tone="neutral"
      busy={composing === request.id}
      iconStart={<Icon icon={DownloadIcon} size="sm" />}
      onClick={() => onDownloadOnColour(request.id, colour)}
    >
      {t('removeBackground.downloadOnColour', { colour: name })}
    </Button>
  )
}

/** A finished cut-out: transparent, on a colour, or compared with its original. */
export function CutOut(props: CutOutProps) {
  const { request, sendTo, projectsHref, onNotGood, onMarkAgain, onTouchUp } = props
  const { t } = useServiceTexts()
  const [view, setView] = useState<View>('result')
  const [backdrop, setBackdrop] = useState(transparent)
  return (
    <div className={styles.result}>
      {request.source ? (
        <ChoiceGroup
          className={styles.view}
          hideLabel
          label={t('removeBackground.view')}
          value={view}
          onValueChange={(wanted) => setView(wanted === 'compare' ? 'compare' : 'result')}
          options={[
            { value: 'result', label: t('removeBackground.view.result') },
            { value: 'compare', label: t('removeBackground.view.compare') },
          ]}
        />
      ) : null}
      <CutOutImage request={request} view={view} colour={backdrop.colour} />
      <div className={styles.foot}>
        <SaveButton backdrop={backdrop} {...props} />
        {request.source ? <TouchUpButton onClick={onTouchUp} /> : null}
        <SendToButtons image={request.result} sendTo={sendTo} />
        {onMarkAgain ? <MarkAgainButton looks="ghost" onClick={onMarkAgain} /> : null}
        <SavedLine image={request.result} projectsHref={projectsHref} onNotGood={onNotGood} />
      </div>
      <BackdropChoice value={backdrop} onChange={setBackdrop} />
    </div>
  )
}
