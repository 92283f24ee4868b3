import * as Dialog from '@radix-ui/react-dialog'
import { type LucideIcon, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CutoutEditor.css.ts'
import { changedPng, maskPng } from './images.ts'
import { Surface } from './Surface.tsx'
import { Tools } from './Tools.tsx'
import { ZOOM } from './toolSettings.ts'
import { type Editor, type Images, useEditor } from './useEditor.ts'
import { toolKeys } from './useKeys.ts'

export interface EditorBodyProps {
  name: string
  images: Images
  saving: boolean
  problem: string | null
  /** True while the person is asked about unsaved changes. */
  leaving: boolean
  onStay: () => void
  onLeave: () => void
  onSave: (mask: Blob) => void
  onDownload: (image: Blob) => void
  /** The start of the header. */
  heading: ReactNode
}

interface StepProps {
  icon: LucideIcon
  label: string
  possible: boolean
  onClick: () => void
}

/** Never `disabled`: a focused button that becomes disabled loses the focus. */
function Step({ possible, ...button }: StepProps) {
  return <IconButton className={styles.step} aria-disabled={!possible} {...button} />
}

function Steps({ editor }: { editor: Editor }) {
  const t = useTexts(cutoutTexts)
  const { steps, zoom, undo, redo, zoomBy } = editor
  return (
    <div className={styles.buttons}>
      <Step icon={Undo2} label={t('cutout.undo')} possible={steps.canUndo} onClick={undo} />
      <Step icon={Redo2} label={t('cutout.redo')} possible={steps.canRedo} onClick={redo} />
      <Step icon={ZoomOut} label={t('cutout.zoomOut')} possible={zoom.canOut} onClick={() => zoomBy(1 / ZOOM)} />
      <Step icon={ZoomIn} label={t('cutout.zoomIn')} possible={zoom.canIn} onClick={() => zoomBy(ZOOM)} />
    </div>
  )
}

function Leaving({ onStay, onLeave }: Pick<EditorBodyProps, 'onStay' | 'onLeave'>) {
  const t = useTexts(cutoutTexts)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <Notice
      tone="caution"
      className={styles.problem}
      title={t('cutout.leave')}
      action={
        <span className={styles.actions}>
          <Button ref={stay} size="sm" tone="neutral" onClick={onStay}>
            {t('cutout.leave.no')}
          </Button>
          <Button size="sm" variant="outline" tone="critical" onClick={onLeave}>
            {t('cutout.leave.yes')}
          </Button>
        </span>
      }
    />
  )
}

/** The loaded cut-out with its tools. */
export function EditorBody(props: EditorBodyProps) {
  const { name, images, saving, problem, leaving, onStay, onLeave, onSave, onDownload, heading } = props
  const t = useTexts(cutoutTexts)
  const viewport = useRef<HTMLDivElement>(null)
  const under = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const canvases = useMemo(() => ({ viewport, under, over }), [])
  const editor = useEditor(images, canvases)
  const [original, setOriginal] = useState(true)
  const [packing, setPacking] = useState<'mask' | 'image' | null>(null)
  const { source, result, session } = images

  const pack = async (what: 'mask' | 'image', make: () => Promise<Blob>, deliver: (file: Blob) => void) => {
    setPacking(what)
    const file = await make().finally(() => setPacking(null))
    deliver(file)
  }
  const stay = () => {
    onStay()
    // The question disappears with the focus.
    viewport.current?.focus({ preventScroll: true })
  }
  const done = () => {
    if (!session.changed) onLeave()
    else void pack('mask', () => maskPng(session.mask), onSave)
  }

  return (
    // The tools' keys work for any focus inside the editor.
    <fieldset className={styles.editor} onKeyDown={toolKeys(editor)} aria-label={t('cutout.title')}>
      <div className={styles.bar}>
        {heading}
        <Steps editor={editor} />
      </div>
      <div className={styles.middle}>
        <Surface name={name} image={source} {...{ editor, original, canvases }} />
      </div>
      <div className={styles.footer}>
        {problem === null ? null : (
          <Notice tone="critical" className={styles.problem}>
            {problem}
          </Notice>
        )}
        {leaving ? <Leaving onStay={stay} onLeave={onLeave} /> : null}
        <Tools editor={editor} original={original} onOriginal={setOriginal} />
        <div className={styles.exits}>
          <Button size="sm" variant="ghost" tone="neutral" onClick={editor.startOver}>
            {t('cutout.startOver')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            busy={packing === 'image'}
            iconStart={<Icon icon={DownloadIcon} size="sm" />}
            onClick={() => void pack('image', () => changedPng(source, result, session.mask), onDownload)}
          >
            {t('cutout.download')}
          </Button>
          <Dialog.Close asChild>
            <Button size="sm" variant="outline" tone="neutral">
              {t('cutout.cancel')}
            </Button>
          </Dialog.Close>
          <Button
            className={styles.done}
            size="sm"
            busy={saving || packing === 'mask'}
            busyLabel={t('cutout.saving')}
            onClick={done}
          >
            {t('cutout.done')}
          </Button>
        </div>
      </div>
      <LiveRegion message={editor.announcement} />
    </fieldset>
  )
}
