import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ImageJobs } from './imageJobs.ts'

/**
 * Shows the request in the address (`?request=<id>`), then clears the address. Returns the number of requests so far,
 * counted once the address is clear: a new address scrolls to the top (R087), and the request is scrolled into view
 * after that.
 */
export function useRequestFromAddress(jobs: ImageJobs): number {
  const [query, setQuery] = useSearchParams()
  const [asked, setAsked] = useState(0)
  const id = query.get('request')
  useEffect(() => {
    if (id === null) return
    jobs.send({ type: 'job.shown', jobId: id })
    setAsked((before) => before + 1)
    setQuery({}, { replace: true })
  }, [id, jobs, setQuery])
  return id === null ? asked : 0
}
