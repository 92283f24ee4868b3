import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { CompareSlider } from '../../controls/CompareSlider/CompareSlider.tsx'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import type { DeliveredRequest } from '../shared/services/FileRequestView.tsx'
import { fitted } from '../shared/services/fitted.ts'
import { SendToButtons } from '../shared/services/ImageActions.tsx'
import { SavedLine } from '../shared/services/SavedLine.tsx'
import type { SendToLinks } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './Upscale.css.ts'

export interface EnlargedProps {
  request: DeliveredRequest
  sendTo: SendToLinks
  projectsHref: string
  onNotGood: () => void
}

const zooms = ['1', '2', '4'] as const

function Tools({
  zoom,
  height,
  onZoom,
  onHeight,
}: {
  zoom: string
  height: number
  onZoom: (zoom: string) => void
  onHeight: (height: number) => void
}) {
  const { t } = useServiceTexts()
  return (
    <div className={styles.tools}>
      <ChoiceGroup
        className={styles.zoom}
        label={t('upscale.zoom')}
        hint={t('upscale.zoom.hint')}
        value={zoom}
        onValueChange={onZoom}
        options={zooms.map((value) => ({
          value,
          label: value === '1' ? t('upscale.zoom.whole') : t('upscale.zoom.closer', { factor: value }),
        }))}
      />
      {zoom === '1' ? null : (
        <label className={styles.heightField}>
          <span>{t('upscale.zoom.height')}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={height}
            className={styles.range}
            onChange={(event) => onHeight(event.currentTarget.valueAsNumber)}
          />
        </label>
      )}
    </div>
  )
}

/** A finished enlargement compared with its original, as a whole or enlarged. */
export function Enlarged({ request, sendTo, projectsHref, onNotGood }: EnlargedProps) {
  const { t, dimensions } = useServiceTexts()
  const [zoom, setZoom] = useState('1')
  const [height, setHeight] = useState(50)
  const { name, source, result } = request
  const lens = assignInlineVars({ [styles.closer]: zoom, [styles.height]: `${height}%` })
  return (
    <div className={styles.result}>
      <div className={styles.image} style={{ maxWidth: fitted(result).maxWidth, ...lens }}>
        {source ? (
          <CompareSlider
            className={styles.lens}
            before={{ src: source.url, alt: t('upscale.originalOf', { name }) }}
            after={{ src: result.url, alt: t('upscale.resultOf', { name }) }}
            width={result.width}
            height={result.height}
            label={t('upscale.compare', { name })}
            beforeLabel={t('upscale.before')}
            afterLabel={t('upscale.after')}
          />
        ) : (
          <img
            className={styles.alone}
            src={result.url}
            alt={t('upscale.resultOf', { name })}
            width={result.width}
            height={result.height}
          />
        )}
      </div>
      <div className={styles.foot}>
        <DownloadButton href={result.downloadUrl} label={t('upscale.download', { size: dimensions(result) })} />
        <SendToButtons image={result} sendTo={sendTo} />
        <SavedLine image={result} projectsHref={projectsHref} onNotGood={onNotGood} />
      </div>
      {source ? <Tools zoom={zoom} height={height} onZoom={setZoom} onHeight={setHeight} /> : null}
    </div>
  )
}
