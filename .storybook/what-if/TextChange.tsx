import { TextArea } from '@mintage/ui/controls'
import { Text } from '@mintage/ui/primitives'
import { useState } from 'react'
import type { LocatedText } from '../../tools/what-if/page/index.ts'
import { Change } from './Change.tsx'

const slotsIn = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted().join(' ')

/** Why words cannot stand there; undefined where they can. */
function refusal(words: string, slots: string): string | undefined {
  if (words.trim() === '' || words !== words.trim()) return 'A text is not empty, and has no space around it'
  if (slotsIn(words) === slots) return undefined
  return slots === ''
    ? 'Nothing is filled in here: leave out the braces'
    : `These are filled in, and have to be in it: ${slots}`
}

interface TextChangeProps {
  text: LocatedText
  words: string
  onWords: (words: string) => void
  onRemove: () => void
}

/** Other words for a text. What is filled in has to be in it still, or it would not compile: until then nothing changes. */
export function TextChange({ text, words, onWords, onRemove }: TextChangeProps) {
  const [typed, setTyped] = useState(words)
  const slots = slotsIn(text.words)
  const change = (next: string) => {
    setTyped(next)
    if (refusal(next, slots) === undefined) onWords(next)
  }
  return (
    <Change name={text.key} onRemove={onRemove}>
      <Text size="small" tone="muted">
        Now “{text.words}”
      </Text>
      <TextArea
        label="Text"
        name={text.id}
        defaultValue={words}
        error={refusal(typed, slots)}
        onChange={(event) => change(event.target.value)}
      />
    </Change>
  )
}
