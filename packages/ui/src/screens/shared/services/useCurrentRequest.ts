import { useState } from 'react'
import type { FileRequest } from './types.ts'

/** The chosen request, or else the newest. */
export function useCurrentRequest<ImageRequest extends FileRequest>(requests: readonly ImageRequest[]) {
  const [chosen, choose] = useState<string | null>(null)
  const current = requests.find(({ id }) => id === chosen) ?? requests[0]
  return { current, choose, showNewest: () => choose(null) }
}
