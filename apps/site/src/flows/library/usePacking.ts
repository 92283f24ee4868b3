import type { Packing } from '@mintage/ui/screens/MyProjects'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPacker, type Packed } from './packing.ts'
import { saveFile } from './saveFile.ts'

async function readFile(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'include', signal })
  if (!answer.ok) throw new Error(`picture: ${answer.status}`)
  return answer.blob()
}

/** `mintage-2026-11-20.zip`, by the local date. */
function zipName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `mintage-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`
}

/** Several images as one download. Its code is loaded on the first use. */
export function usePacking(): { packing: Packing | null; pack: (images: readonly Packed[]) => void } {
  const [packer] = useState(() =>
    createPacker({
      read: readFile,
      load: () => import('./archive.ts'),
      save: (zip) => saveFile(zip, zipName(new Date())),
    }),
  )
  useEffect(() => packer.cancel, [packer])
  return {
    packing: useSyncExternalStore(packer.subscribe, packer.read),
    pack: packer.start,
  }
}
