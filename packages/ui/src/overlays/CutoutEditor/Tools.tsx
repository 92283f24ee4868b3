import { type KeyboardEvent, useId } from 'react'
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CutoutEditor.css.ts'
import { modes, sizes } from './toolSettings.ts'
import type { Editor } from './useEditor.ts'

/** Shows the original cut-out while the button or key is held. */
function HoldButton({ editor }: { editor: Editor }) {
  const t = useTexts(cutoutTexts)
  const hold = () => editor.showBefore(true)
  const release = () => editor.showBefore(false)
  const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
  return (
    <Button
      size="sm"
      variant="ghost"
      tone="neutral"
      aria-pressed={editor.before}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isPress(event) && hold()}
      onKeyUp={(event) => isPress(event) && release()}
      onBlur={release}
    >
      {t('cutout.before')}
    </Button>
  )
}

interface ToolsProps {
  editor: Editor
  original: boolean
  onOriginal: (shown: boolean) => void
}

/** The brush, its size, and the view of the original. */
export function Tools({ editor, original, onOriginal }: ToolsProps) {
  const t = useTexts(cutoutTexts)
  const id = useId()
  return (
    <div className={styles.brush}>
      <ChoiceGroup
        className={styles.tool}
        hideLabel
        label={t('cutout.tool')}
        value={editor.mode}
        onValueChange={(value) => {
          const mode = modes.find((one) => one === value)
          if (mode) editor.choose(mode)
        }}
        options={modes.map((value) => ({ value, label: t(`cutout.tool.${value}`) }))}
      />
      <label className={styles.size} htmlFor={id}>
        <span>{t('cutout.size')}</span>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={sizes.least}
          max={sizes.most}
          value={editor.size}
          onChange={(event) => editor.resize(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Checkbox label={t('cutout.original')} checked={original} onCheckedChange={onOriginal} />
      <HoldButton editor={editor} />
    </div>
  )
}
