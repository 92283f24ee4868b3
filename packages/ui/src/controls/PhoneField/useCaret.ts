import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Sets the caret of a controlled input after React has written its value: `putCaret(place)`. */
export function useCaret(input: RefObject<HTMLInputElement | null>) {
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = null
    if (place !== null && document.activeElement === input.current) input.current?.setSelectionRange(place, place)
  })
  return (place: number) => {
    wanted.current = place
  }
}
