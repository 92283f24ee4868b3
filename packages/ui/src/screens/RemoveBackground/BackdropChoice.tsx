import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { Checkerboard } from '../../primitives/Checkerboard/Checkerboard.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { type Backdrop, backdrops } from './backdrops.ts'
import * as styles from './RemoveBackground.css.ts'

interface BackdropChoiceProps {
  value: Backdrop
  onChange: (backdrop: Backdrop) => void
}

function Swatch({ colour }: { colour: string | null }) {
  if (colour === null) return <Checkerboard className={cx(styles.swatch, styles.clear)} aria-hidden="true" />
  return <span className={styles.swatch} style={assignInlineVars({ [styles.backdrop]: colour })} aria-hidden="true" />
}

/** Chooses a colour behind the subject: a preset or a custom one. */
export function BackdropChoice({ value, onChange }: BackdropChoiceProps) {
  const { t } = useServiceTexts()
  const own = value.id === 'own' ? (value.colour ?? '#ffffff') : '#ffffff'
  const options = [...backdrops, { id: 'own', colour: own } as const]
  const choose = (wanted: string) => {
    const found = options.find(({ id }) => id === wanted)
    if (found) onChange({ id: found.id, colour: found.colour })
  }
  return (
    <>
      <ChoiceGroup
        looks="chips"
        label={t('removeBackground.backdrop')}
        hint={t('removeBackground.backdrop.hint')}
        value={value.id}
        onValueChange={choose}
        options={options.map(({ id, colour }) => ({
          value: id,
          label: t(`removeBackground.backdrop.${id}`),
          media: <Swatch colour={colour} />,
        }))}
      />
      {value.id === 'own' ? (
        <label className={styles.own}>
          <input
            type="color"
            className={styles.picker}
            value={own}
            onChange={(event) => onChange({ id: 'own', colour: event.currentTarget.value })}
          />
          <span>{t('removeBackground.backdrop.own')}</span>
        </label>
      ) : null}
    </>
  )
}
