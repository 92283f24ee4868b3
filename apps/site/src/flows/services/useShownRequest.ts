import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Bench } from './bench.ts'

/** Shows the request that the address asks for (`?request=<id>`); the address is then cleared. */
export function useShownRequest({ show }: Pick<Bench, 'show'>): void {
  const [query, setQuery] = useSearchParams()
  const id = query.get('request')
  useEffect(() => {
    if (id === null) return
    show(id)
    setQuery({}, { replace: true })
  }, [id, show, setQuery])
}
