import { useEffect, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** URLs of the images that failed to load. They are retried when the browser is online again. */
export function useLostImages() {
  const [lost, setLost] = useState(none)
  useEffect(() => {
    if (lost.size === 0) return
    const tryAgain = () => setLost(none)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [lost])
  return {
    isLost: (src: string) => lost.has(src),
    lose: (src: string) => setLost((before) => new Set(before).add(src)),
  }
}
