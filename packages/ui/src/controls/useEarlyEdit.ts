import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A person can change an input of a rendered page before the program has come. React leaves the value there, but keeps
 * its own: the state of a controlled input has to take the change.
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
