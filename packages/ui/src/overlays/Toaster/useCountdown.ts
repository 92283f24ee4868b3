import { useEffect, useEffectEvent, useRef } from 'react'

/** Minimum ms after a pause, so that a toast does not close as soon as the pointer leaves. */
const GRACE = 1000

/** Calls `onEnd` after `ms` without the paused time. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(Math.min(ms, GRACE), left.current - (performance.now() - since))
    }
  }, [ms, paused])
}
