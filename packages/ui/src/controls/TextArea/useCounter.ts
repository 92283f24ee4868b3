import { useEffect, useState } from 'react'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'

/** From this share of the limit on, the counter is announced. */
const NEAR = 0.9
/** ms: long enough not to interrupt at each key, short enough to be announced during writing. */
const PAUSE = 1000

/** Counts characters as people and JSON Schema do: an emoji of two code units is one. */
export const lengthOf = (text: string) => [...text].length

const format = new Intl.NumberFormat('en-US')

/** The counter's visible and announced texts for `length` of `limit` characters. */
export function useCounter(length: number, limit: number | undefined) {
  const t = useTexts(controlTexts)
  const [said, setSaid] = useState('')
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - length
  const over = left < 0
  const near = limit !== undefined && length >= limit * NEAR
  const message = over
    ? t('controls.textArea.over', { count: format.format(-left) })
    : t('controls.textArea.left', { count: format.format(left) })

  useEffect(() => {
    const timer = setTimeout(() => setSaid(near ? message : ''), PAUSE)
    return () => clearTimeout(timer)
  }, [near, message])

  const shown = t('controls.textArea.count', { count: format.format(length), max: format.format(limit ?? 0) })
  return { shown: near ? message : shown, said, over }
}
