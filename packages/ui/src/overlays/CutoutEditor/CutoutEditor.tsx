import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { OverlayProps } from '../Modal/Modal.tsx'
import { useFocusReturn } from '../Modal/useFocusReturn.ts'
import * as styles from './CutoutEditor.css.ts'
import { EditorBody } from './EditorBody.tsx'
import { loadImage, readMask } from './images.ts'
import { createSession } from './mask/session.ts'
import type { Images } from './useEditor.ts'

/** A cut-out and its original, of the same size in px and from this site. */
export interface Cutout {
  /** The image's name. */
  name: string
  source: string
  result: string
  width: number
  height: number
}

export interface CutoutEditorProps extends OverlayProps {
  cutout: Cutout
  /** The mask is being saved. */
  saving: boolean
  /** Why saving failed; the changes are kept. */
  problem: string | null
  /** Receives the mask: a grey PNG of the image's size, white for kept pixels. The caller closes the editor. */
  onSave: (mask: Blob) => void
  /** Receives the changed cut-out as a PNG. */
  onDownload: (image: Blob) => void
}

type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; images: Images }

async function load({ source, result, width, height }: Cutout): Promise<Images> {
  const size = { width, height }
  const [whole, cutOut] = await Promise.all([loadImage(source, size), loadImage(result, size)])
  return { source: whole, result: cutOut, session: createSession(await readMask(cutOut)) }
}

/** Loads the images; another `attempt` loads them again. */
function useImages(cutout: Cutout, attempt: number): Loading {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' })
  const { source, result, width, height, name } = cutout
  useEffect(() => {
    let left = attempt === Number.NEGATIVE_INFINITY
    setLoading({ status: 'loading' })
    load({ source, result, width, height, name }).then(
      (images) => left || setLoading({ status: 'ready', images }),
      () => left || setLoading({ status: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [source, result, width, height, name, attempt])
  return loading
}

function HeadingOf({ name }: { name: string }) {
  const t = useTexts(cutoutTexts)
  return (
    <div className={styles.heading}>
      <Dialog.Title asChild>
        <Heading level={2} size="xs">
          {t('cutout.title')}
        </Heading>
      </Dialog.Title>
      <Text as="span" size="small" tone="muted" truncate title={name}>
        <bdi>{name}</bdi> · <span>{t('cutout.lead')}</span>
      </Text>
    </div>
  )
}

interface StageProps extends Omit<CutoutEditorProps, 'open'> {
  focus: ReturnType<typeof useFocusReturn>
  leaving: boolean
  onStay: () => void
  onReady: (images: Images) => void
}

/** Mounted only while the editor is open, so that each opening starts fresh. */
function Stage({ cutout, focus, leaving, onStay, onReady, onOpenChange, ...rest }: StageProps) {
  const t = useTexts(cutoutTexts)
  const common = useTexts(commonTexts)
  const [attempt, setAttempt] = useState(0)
  const loading = useImages(cutout, attempt)
  const { saving, problem, onSave, onDownload } = rest
  useEffect(() => {
    if (loading.status === 'ready') onReady(loading.images)
  }, [loading, onReady])
  return (
    <Dialog.Content
      {...focus}
      aria-describedby={undefined}
      className={styles.stage}
      // A stroke may end outside the image.
      onInteractOutside={(event) => event.preventDefault()}
    >
      {loading.status === 'ready' ? (
        <EditorBody
          name={cutout.name}
          images={loading.images}
          heading={<HeadingOf name={cutout.name} />}
          onLeave={() => onOpenChange(false)}
          {...{ saving, problem, leaving, onStay, onSave, onDownload }}
        />
      ) : (
        <div className={styles.editor}>
          <div className={styles.bar}>
            <HeadingOf name={cutout.name} />
          </div>
          <div className={styles.waiting}>
            {loading.status === 'loading' ? (
              <Spinner label={t('cutout.loading')} />
            ) : (
              <Notice
                tone="critical"
                title={t('cutout.failed.title')}
                action={
                  <Button size="sm" tone="neutral" onClick={() => setAttempt((before) => before + 1)}>
                    {common('common.retry')}
                  </Button>
                }
              >
                {t('cutout.failed.text')}
              </Notice>
            )}
          </div>
          <div className={styles.footer}>
            <Dialog.Close asChild>
              <Button size="sm" variant="outline" tone="neutral">
                {t('cutout.cancel')}
              </Button>
            </Dialog.Close>
          </div>
        </div>
      )}
    </Dialog.Content>
  )
}

/** A full-window editor of a cut-out, with a brush that restores and one that erases. */
export function CutoutEditor({ open, onOpenChange, ...stage }: CutoutEditorProps) {
  const focus = useFocusReturn(open)
  const [images, setImages] = useState<Images | null>(null)
  const [leaving, setLeaving] = useState(false)
  const close = () => {
    setLeaving(false)
    setImages(null)
    onOpenChange(false)
  }
  // Escape and Cancel first ask about unsaved changes; the second press leaves.
  const ask = (next: boolean) => {
    if (next || stage.saving) return
    if (!leaving && images?.session.changed) setLeaving(true)
    else close()
  }
  return (
    <Dialog.Root open={open} onOpenChange={ask}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.ground} />
        <Stage
          {...stage}
          focus={focus}
          leaving={leaving}
          onStay={() => setLeaving(false)}
          onReady={setImages}
          onOpenChange={close}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
