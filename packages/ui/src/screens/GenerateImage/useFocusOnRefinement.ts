import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPending } from './runWords.ts'
import type { GenerationRun } from './types.ts'

/**
 * A refinement that was just asked for takes the focus: the menu that it was chosen from is gone. In a layout effect,
 * because a menu or a dialog that closes gives the focus back unless somebody has it by then.
 */
export function useFocusOnRefinement(first: GenerationRun | undefined, results: RefObject<HTMLElement | null>): void {
  const seen = useRef(first?.id)
  useLayoutEffect(() => {
    if (first === undefined || first.id === seen.current) return
    seen.current = first.id
    if (isPending(first)) results.current?.querySelector('article')?.focus({ preventScroll: true })
  }, [first, results])
}
