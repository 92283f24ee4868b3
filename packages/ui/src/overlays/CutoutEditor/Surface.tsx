import { cx } from 'class-variance-authority'
import { type CSSProperties, type RefObject, useEffect } from 'react'
import { checkerboard } from '../../primitives/Checkerboard/Checkerboard.css.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CutoutEditor.css.ts'
import type { Place } from './mask/stroke.ts'
import { type Size, toViewport, type View } from './mask/view.ts'
import type { Editor } from './useEditor.ts'
import { useBrushKeys } from './useKeys.ts'
import { usePointers } from './usePointers.ts'

interface SurfaceProps {
  name: string
  image: Size
  editor: Editor
  /** Shows the whole original through erased parts. */
  original: boolean
  canvases: {
    viewport: RefObject<HTMLDivElement | null>
    under: RefObject<HTMLCanvasElement | null>
    over: RefObject<HTMLCanvasElement | null>
  }
}

/** Handles all keys while focused, so it is a tab stop. */
const takesKeys = { tabIndex: 0 }

const imageStyle = ({ scale, x, y }: View, { width, height }: Size): CSSProperties => ({
  left: x,
  top: y,
  width: width * scale,
  height: height * scale,
})

const origin: Place = { x: 0, y: 0 }

interface RingProps {
  at: Place
  size: number
  /** The keyboard's ring stays in place without a pointer. */
  by: 'mouse' | 'keys'
  shown: boolean
}

/**
 * Hidden and never unmounted: if an element is removed while the focus moves, Radix's focus scope focuses the dialog,
 * and Tab cannot get past the surface.
 */
function Ring({ at, size, by, shown }: RingProps) {
  const style = { width: size, height: size, transform: `translate(${at.x - size / 2}px, ${at.y - size / 2}px)` }
  return (
    <span
      className={cx(styles.ring, by === 'keys' && styles.cross, !shown && styles.gone)}
      style={style}
      data-ring={by}
    />
  )
}

/** The cut-out, on which pointer, fingers and keys move the brush. */
export function Surface({ name, image, editor, original, canvases }: SurfaceProps) {
  const t = useTexts(cutoutTexts)
  const { viewport, under, over } = canvases
  const { hover, handlers: pointers } = usePointers(viewport, editor)
  const { shown, handlers: keys } = useBrushKeys(editor)
  // Focus the surface after an opening by keyboard.
  useEffect(() => {
    const element = viewport.current
    if (element && (document.activeElement === document.body || document.activeElement?.contains(element))) {
      element.focus({ preventScroll: true })
    }
  }, [viewport])
  return (
    <div
      ref={viewport}
      role="application"
      {...takesKeys}
      {...pointers}
      {...keys}
      className={styles.viewport}
      data-mode={editor.mode}
      aria-label={t('cutout.surface', { name })}
      aria-describedby="cutout-keys"
    >
      <span className={cx(checkerboard, styles.squares)} style={imageStyle(editor.view, image)} />
      <canvas ref={under} className={cx(styles.under, !original && styles.gone)} />
      <canvas ref={over} className={styles.over} />
      <Ring by="mouse" at={hover ?? origin} size={editor.size} shown={hover !== null && editor.mode !== 'move'} />
      <Ring by="keys" at={toViewport(editor.view, editor.cursor)} size={editor.size} shown={shown && !hover} />
      <VisuallyHidden id="cutout-keys">{t('cutout.surface.hint')}</VisuallyHidden>
    </div>
  )
}
