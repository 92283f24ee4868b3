import { ChoiceGroup } from '@mintage/ui/controls'
import { Button } from '@mintage/ui/primitives'
import type { ReportItem } from '../../types.ts'
import { type Mode, modes } from './address.ts'
import { zooms } from './geometry.ts'
import type { StageView } from './Stage.tsx'
import * as styles from './viewer.css.ts'

const modeNames = { side: 'Side by side', slider: 'Slider', difference: 'Difference' }
const zoomNames = { width: 'Fit width', whole: 'Fit whole', actual: '100 %' }

interface ViewerToolsProps {
  item: ReportItem
  mode: Mode
  view: StageView
  onMode: (mode: Mode) => void
  onLook: (changes: Partial<StageView>) => void
  onReveal: () => void
  onHelp: () => void
  /** Whether it is known where the pictures differ. */
  hasRegion: boolean
}

/** How the pictures are looked at. */
export function ViewerTools({ item, mode, view, onMode, onLook, onReveal, onHelp, hasRegion }: ViewerToolsProps) {
  const compared = item.status === 'changed' && item.before !== null
  return (
    <div className={styles.tools}>
      {compared ? (
        <ChoiceGroup
          label="Compare"
          hideLabel
          className={styles.choice}
          options={modes.map((one) => ({ value: one, label: modeNames[one] }))}
          value={mode}
          onValueChange={(chosen) => onMode(modes.find((one) => one === chosen) ?? 'side')}
        />
      ) : null}
      <ChoiceGroup
        label="Size"
        hideLabel
        className={styles.choice}
        options={zooms.map((one) => ({ value: one, label: zoomNames[one] }))}
        value={view.zoom}
        onValueChange={(chosen) => onLook({ zoom: zooms.find((one) => one === chosen) ?? 'width' })}
      />
      <div className={`${styles.actions} ${styles.push}`}>
        {hasRegion ? (
          <>
            <Button
              variant={view.outlined ? 'soft' : 'ghost'}
              tone="neutral"
              size="sm"
              aria-pressed={view.outlined}
              onClick={() => onLook({ outlined: !view.outlined })}
            >
              Outline
            </Button>
            <Button variant="ghost" tone="neutral" size="sm" onClick={onReveal}>
              Go to the change
            </Button>
          </>
        ) : null}
        <Button variant="ghost" tone="neutral" size="sm" onClick={onHelp}>
          Keys
        </Button>
      </div>
    </div>
  )
}
