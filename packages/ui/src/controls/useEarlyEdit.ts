import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A person can change an input of a rendered page before hydration. React keeps the DOM's value but not in its state,
 * so a controlled input has to read it.
 */
export function useEarlyEdit(
  input: RefObject<HTMLInputElement | null>,
  take: (changed: HTMLInputElement) => void,
): void {
  const first = useRef(take)
  useLayoutEffect(() => {
    const { current } = input
    if (current && current.value !== current.defaultValue) first.current(current)
  }, [input])
}
