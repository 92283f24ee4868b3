import { TextArea } from '@mintage/ui/controls'
import { Button, Text } from '@mintage/ui/primitives'
import type { LocatedText } from '../../tools/what-if/page/index.ts'
import * as styles from './WhatIf.css.ts'

const slotsIn = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted().join(' ')

interface TextChangeProps {
  text: LocatedText
  words: string
  onWords: (words: string) => void
  onRemove: () => void
}

/** Other words for a text. What it is given has to be in it still: it does not compile otherwise. */
export function TextChange({ text, words, onWords, onRemove }: TextChangeProps) {
  const slots = slotsIn(text.words)
  const error =
    words.trim() === '' || words !== words.trim()
      ? 'A text is not empty, and has no space around it'
      : slotsIn(words) === slots
        ? undefined
        : slots === ''
          ? 'Nothing is filled in here: leave out the braces'
          : `These are filled in, and have to be in it: ${slots}`
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <Text as="span" weight="semibold">
          {text.key}
        </Text>
        <Button variant="ghost" tone="neutral" size="sm" onClick={onRemove} aria-label={`Take back ${text.key}`}>
          Take back
        </Button>
      </div>
      <Text size="small" tone="muted">
        Now “{text.words}”
      </Text>
      <TextArea
        label="Text"
        name={text.id}
        defaultValue={words}
        error={error}
        onChange={(event) => onWords(event.target.value)}
      />
    </li>
  )
}
