import { Select, TextField } from '@mintage/ui/controls'
import { Text } from '@mintage/ui/primitives'
import { useId, useState } from 'react'
import { type LocatedText, type LocatedToken, type Locations, languages } from '../../tools/what-if/page/index.ts'
import * as styles from './WhatIf.css.ts'

/** More are not shown: whoever sees so many searches on. */
const MOST = 8

type Found = { kind: 'token'; token: LocatedToken } | { kind: 'text'; text: LocatedText }

/** What a search means: every word of it, in the name, the value or the text. */
function matches(asked: string, ...said: readonly string[]): boolean {
  const all = said.join(' ').toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

function search({ tokens, texts }: Locations, asked: string, language: string): readonly Found[] {
  if (asked.trim() === '') return []
  const ofTokens = tokens
    .filter(({ name, value }) => matches(asked.trim(), name, value))
    .map((token): Found => ({ kind: 'token', token }))
  const ofTexts = texts
    .filter((text) => text.language === language && matches(asked.trim(), text.key, text.words))
    .map((text): Found => ({ kind: 'text', text }))
  return [...ofTokens, ...ofTexts]
}

interface FinderProps {
  locations: Locations
  onToken: (token: LocatedToken) => void
  onText: (text: LocatedText) => void
}

/** Finds a token by its name or value, and a text by its key or its words. */
export function Finder({ locations, onToken, onText }: FinderProps) {
  const [asked, setAsked] = useState('')
  const [language, setLanguage] = useState('en')
  const count = useId()
  const found = search(locations, asked, language)
  const choose = (one: Found) => (one.kind === 'token' ? onToken(one.token) : onText(one.text))
  return (
    <search className={styles.part}>
      <TextField
        label="Token or text"
        hint="By its name, its key, its value or its words: color.accent, 16px, Pay by card"
        name="asked"
        type="search"
        autoComplete="off"
        aria-controls={count}
        onChange={(event) => setAsked(event.target.value)}
      />
      <Select
        label="Language of the texts"
        options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        value={language}
        onValueChange={setLanguage}
      />
      <div id={count} role="status">
        {asked.trim() === '' ? null : (
          <Text size="small" tone="muted">
            {found.length === 0 ? 'Nothing found' : `${found.length} found`}
            {found.length > MOST ? `, the first ${MOST} are shown` : ''}
          </Text>
        )}
      </div>
      <ul className={styles.rows} aria-label="Found">
        {found.slice(0, MOST).map((one) => {
          const [name, detail] =
            one.kind === 'token' ? [one.token.name, one.token.value] : [one.text.key, one.text.words]
          return (
            <li key={`${one.kind} ${name}`}>
              <button type="button" className={styles.found} onClick={() => choose(one)}>
                <Text as="span" size="small" weight="semibold">
                  {name}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {detail}
                </Text>
              </button>
            </li>
          )
        })}
      </ul>
    </search>
  )
}
