import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The prompt that the address brings, and the style that goes with it (`?prompt=...&style=Watercolor`). The address is
 * then cleared, so that a reload does not undo what the person changed since.
 */
export function usePromptFromAddress(styles: readonly { id: string; title: string }[]): Partial<GenerateValues> | null {
  const [query, setQuery] = useSearchParams()
  const [given, setGiven] = useState<Partial<GenerateValues> | null>(null)
  const prompt = query.get('prompt')
  const style = query.get('style')
  useEffect(() => {
    if (prompt === null) return
    setGiven({ prompt, styles: styles.filter(({ title }) => title === style).map(({ id }) => id) })
    setQuery({}, { replace: true })
  }, [prompt, style, styles, setQuery])
  return given
}
