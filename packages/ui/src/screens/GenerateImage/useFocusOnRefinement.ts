import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPending } from './requestWords.ts'
import type { GenerationRequest } from './types.ts'

/**
 * Focuses a new refinement, because its menu is gone. A layout effect runs before a closing menu or dialog returns the
 * focus, which it does only if nothing else has it.
 */
export function useFocusOnRefinement(
  first: GenerationRequest | undefined,
  results: RefObject<HTMLElement | null>,
): void {
  const seen = useRef(first?.id)
  useLayoutEffect(() => {
    if (first === undefined || first.id === seen.current) return
    seen.current = first.id
    if (isPending(first)) results.current?.querySelector('article')?.focus({ preventScroll: true })
  }, [first, results])
}
