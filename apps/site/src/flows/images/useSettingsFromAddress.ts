import { settle, unwrapPayload } from '@mintage/api-client'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { toGenerateValues } from './toGenerationRequest.ts'
import type { ImageRequest } from './types.ts'

/**
 * Loads the request in the address (`?again=<id>`) and passes it on once, with the other parameters; the address is
 * then cleared, so that a reload keeps later changes.
 */
export function useRequestToRepeat(
  onRequest: (request: ImageRequest, query: URLSearchParams) => void,
  name: 'again' | 'of' = 'again',
): void {
  const { client } = useDependencies()
  const [query, setQuery] = useSearchParams()
  const id = query.get(name)
  const done = (request: ImageRequest | null) => {
    setQuery({}, { replace: true })
    if (request !== null) onRequest(request, query)
  }
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    const read = async () => {
      const params = { path: { id } }
      const found = await settle(unwrapPayload(client.GET('/images/requests/{id}', { params, signal: leaving.signal })))
      if (!leaving.signal.aborted) latest.current(found.ok ? found.data : null)
    }
    void read()
    return () => leaving.abort()
  }, [id, client])
}

/** The values for the form, once they are loaded. */
export function useSettingsFromAddress(): GenerateValues | null {
  const [values, setValues] = useState<GenerateValues | null>(null)
  useRequestToRepeat((request) => {
    const { seed } = request.settings
    if (request.service === 'generate') setValues(toGenerateValues(request, seed === undefined ? '' : String(seed)))
  })
  return values
}
