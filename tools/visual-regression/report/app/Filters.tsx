import { ChoiceGroup, TextField } from '@mintage/ui/controls'
import { Button, EmptyState, Icon, SearchIcon } from '@mintage/ui/primitives'
import { useEffect, useRef } from 'react'
import { themes, widths } from '../../types.ts'
import { differing, type Filters as Filtered, start } from './address.ts'
import { statusInWords } from './format.ts'
import * as styles from './page.css.ts'
import type { Navigation } from './useAddress.ts'

const EVERY = 'every'
const themeNames = { light: 'Light', dark: 'Dark' }

const none: Filtered = { text: start.text, theme: start.theme, width: start.width, status: start.status }

interface OneOfProps<T extends string | number> {
  label: string
  every: string
  all: readonly T[]
  nameOf: (one: T) => string
  value: T | null
  onChange: (value: T | null) => void
}

function OneOf<T extends string | number>({ label, every, all, nameOf, value, onChange }: OneOfProps<T>) {
  return (
    <ChoiceGroup
      label={label}
      hideLabel
      options={[{ value: EVERY, label: every }, ...all.map((one) => ({ value: String(one), label: nameOf(one) }))]}
      value={value === null ? EVERY : String(value)}
      onValueChange={(chosen) => onChange(all.find((one) => String(one) === chosen) ?? null)}
    />
  )
}

/** What is shown of the report; all of it stands in the address. */
export function Filters({ navigation: { address, adjust } }: { navigation: Navigation }) {
  const field = useRef<HTMLInputElement>(null)
  // The field holds its own text; the address may change from elsewhere, as by the browser's way back.
  useEffect(() => {
    if (field.current && field.current.value !== address.text) field.current.value = address.text
  }, [address.text])
  return (
    <search className={styles.filters} aria-label="What is shown">
      <TextField
        ref={field}
        name="text"
        label="Component or story"
        hideLabel
        placeholder="Component or story"
        autoComplete="off"
        spellCheck={false}
        start={<Icon icon={SearchIcon} size="sm" />}
        defaultValue={address.text}
        onChange={(event) => adjust({ text: event.currentTarget.value })}
      />
      <OneOf
        label="Status"
        every="Any status"
        all={differing}
        nameOf={(status) => statusInWords[status]}
        value={address.status}
        onChange={(status) => adjust({ status })}
      />
      <OneOf
        label="Width"
        every="Any width"
        all={widths}
        nameOf={String}
        value={address.width}
        onChange={(width) => adjust({ width })}
      />
      <OneOf
        label="Theme"
        every="Both themes"
        all={themes}
        nameOf={(theme) => themeNames[theme]}
        value={address.theme}
        onChange={(theme) => adjust({ theme })}
      />
    </search>
  )
}

export function NothingMatches({ navigation: { adjust } }: { navigation: Navigation }) {
  return (
    <EmptyState
      title="No picture matches"
      icon={SearchIcon}
      action={
        <Button variant="outline" tone="neutral" size="sm" onClick={() => adjust(none)}>
          Show every picture
        </Button>
      }
    >
      There are differences, but none with these words, this status, width and theme.
    </EmptyState>
  )
}
