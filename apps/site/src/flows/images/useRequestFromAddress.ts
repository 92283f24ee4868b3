import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ImageRequests } from './imageRequests.ts'

/**
 * Shows the request in the address (`?request=<id>`), then clears the address. Returns the number of requests so far,
 * counted once the address is clear: a new address scrolls to the top (R087), and the request is scrolled into view
 * after that.
 */
export function useRequestFromAddress(requests: ImageRequests): number {
  const [query, setQuery] = useSearchParams()
  const [asked, setAsked] = useState(0)
  const id = query.get('request')
  useEffect(() => {
    if (id === null) return
    requests.send({ type: 'request.shown', requestId: id })
    setAsked((before) => before + 1)
    setQuery({}, { replace: true })
  }, [id, requests, setQuery])
  return id === null ? asked : 0
}
