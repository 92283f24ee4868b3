import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The prompt and the style in the address (`?prompt=...&style=Watercolor`). The address is then cleared, so that a
 * reload keeps later changes.
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
