import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ImageJobs } from './imageJobs.ts'

/**
 * Shows the request that the address asks for (`?request=<id>`); the address is then cleared. Returns how many were
 * asked for here, counted once the address is clear: a new address begins at the top of the page (R087), and what was
 * asked for is brought into view after that.
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
