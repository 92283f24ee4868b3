import { multipart, optOut, type Schemas, settle, unwrapPayload } from '@mintage/api-client'
import type { CutoutTouchUp } from '@mintage/ui/screens/RemoveBackground'
import { useTexts } from '@mintage/ui/texts'
import { cutoutTexts } from '@mintage/ui/texts/cutout'
import { useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { sourcePath } from '../../app/projectPaths.ts'
import { pngName, saveFile } from './saveFile.ts'

type Open = CutoutTouchUp['open'] & { projectId: string }

/**
 * Touches up a cut-out in the browser and saves it by sending the mask alone, which the server applies to its image.
 * `onChanged` receives the changed image.
 */
export function useCutoutTouchUp(onChanged: (project: Schemas['Project']) => void): CutoutTouchUp {
  const { client, notices } = useDependencies()
  const t = useTexts(cutoutTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const at = (id: string) => ({ params: { path: { id } }, ...optOut('toasts') })

  const bringBack = async (id: string) => {
    const answer = await settle(unwrapPayload(client.DELETE('/projects/{id}/cutout', at(id))))
    if (!answer.ok) {
      notices.show({ tone: 'error', message: { key: 'errors.network' } })
      return
    }
    onChanged(answer.data)
    notices.show({ tone: 'success', message: { text: t('cutout.broughtBack') } })
  }
  const keep = async ({ projectId }: Open, mask: Blob) => {
    setSaving(true)
    setProblem(null)
    const body = multipart({ file: new File([mask], 'mask.png', { type: mask.type }) })
    const answer = await settle(unwrapPayload(client.PUT('/projects/{id}/cutout', { ...at(projectId), body })))
    setSaving(false)
    if (!answer.ok) {
      setProblem(t('cutout.notSaved'))
      return
    }
    setOpen(null)
    onChanged(answer.data)
    notices.show({
      tone: 'success',
      message: { text: t('cutout.saved') },
      action: { label: t('cutout.saved.undo'), onSelect: () => void bringBack(projectId) },
    })
  }

  return {
    open,
    saving,
    problem,
    onOpen: ({ projectId, name, url, width, height }) => {
      setProblem(null)
      setOpen({ projectId, name, source: sourcePath(projectId), result: url, width, height })
    },
    onClose: () => setOpen(null),
    onSave: (mask) => {
      if (open && !saving) void keep(open, mask)
    },
    onDownload: (image) => saveFile(image, pngName(open?.name ?? 'picture', 'cut-out')),
  }
}
