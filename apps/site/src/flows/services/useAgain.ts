import { settle, unwrapPayload } from '@mintage/api-client'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import type { Report } from './requests.ts'
import { valuesOf } from './runs.ts'

/**
 * Reads the request whose settings the address asks for (`?again=<id>`) and hands it over once; the address is then
 * cleared, so that a reload does not undo what the person changed since.
 */
export function useAgainReport(onReport: (report: Report) => void): void {
  const { client } = useDependencies()
  const [query, setQuery] = useSearchParams()
  const id = query.get('again')
  const done = (report: Report | null) => {
    setQuery({}, { replace: true })
    if (report !== null) onReport(report)
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

/** The settings to fill the form with, once they are known. */
export function useAgain(): GenerateValues | null {
  const [values, setValues] = useState<GenerateValues | null>(null)
  useAgainReport((report) => {
    const { seed } = report.settings
    if (report.service === 'generate') setValues(valuesOf(report, seed === undefined ? '' : String(seed)))
  })
  return values
}
