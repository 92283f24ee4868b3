import { TextField } from '@mintage/ui/controls'
import { useState } from 'react'
import { inSchemes, type LocatedToken, schemesOf } from '../../tools/what-if/page/index.ts'
import { Change } from './Change.tsx'
import { colourForTheme, hexOfColour, oklchOfHex } from './colour.ts'
import * as styles from './WhatIf.css.ts'

/** What a value of each group has to be able to stand for. */
const properties: Readonly<Record<string, string>> = {
  ...{ color: 'color', font: 'font-family', text: 'font-size', title: 'font-size', weight: 'font-weight' },
  ...{ leading: 'line-height', space: 'padding-top', radius: 'border-top-left-radius', shadow: 'box-shadow' },
  ...{ duration: 'transition-duration', easing: 'transition-timing-function', width: 'width', layer: 'z-index' },
}

const groupOf = (name: string) => name.slice(0, name.indexOf('.'))

const isValid = (name: string, value: string) => CSS.supports(properties[groupOf(name)] ?? 'all', value)

interface FieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** The value as the theme takes it; null for what is none. */
  read: (typed: string) => string | null
}

/** A field that hands on what it understands, and says of anything else that it does not. */
function ValueField({ label, value, onValue, read }: FieldProps) {
  const [typed, setTyped] = useState(value)
  const understood = read(typed)
  // Another value has come from beside it: from the colour picker, or by taking it back.
  const shown = understood === null || understood === value ? typed : value
  return (
    <TextField
      label={label}
      name={label}
      value={shown}
      spellCheck={false}
      autoComplete="off"
      error={read(shown) === null ? 'The browser does not know this value' : undefined}
      onChange={(event) => {
        const next = event.target.value
        setTyped(next)
        const wanted = read(next)
        if (wanted !== null) onValue(wanted)
      }}
    />
  )
}

function ColourField({ label, value, onValue }: Omit<FieldProps, 'read'>) {
  const hex = hexOfColour(value)
  return (
    <div className={styles.value}>
      {hex === null ? (
        <span />
      ) : (
        <input
          type="color"
          aria-label={`${label}, picked`}
          className={styles.picker}
          value={hex}
          onChange={(event) => onValue(oklchOfHex(event.target.value))}
        />
      )}
      <ValueField label={label} value={value} onValue={onValue} read={colourForTheme} />
    </div>
  )
}

/** A number with its unit: arrow keys change it by a step. */
const lengthIn = (value: string) => /^(-?[\d.]+)(px|rem|em|ms|ch|%|)$/.exec(value)

function NumberField({ label, value, onValue }: Omit<FieldProps, 'read'>) {
  const [, number = '', unit = ''] = lengthIn(value) ?? []
  return (
    <TextField
      label={unit === '' ? label : `${label}, in ${unit}`}
      name={label}
      type="number"
      inputMode="decimal"
      step={/^(?:rem|em)$/.test(unit) ? 0.0625 : unit === '' && Number(number) < 10 ? 0.01 : 1}
      defaultValue={number}
      onChange={(event) => {
        if (event.target.value !== '' && Number.isFinite(event.target.valueAsNumber))
          onValue(`${event.target.value}${unit}`)
      }}
    />
  )
}

interface TokenChangeProps {
  token: LocatedToken
  value: string
  onValue: (value: string) => void
  onRemove: () => void
}

/** Another value for a token: a colour for each scheme, a number with its unit, or what else a style sheet takes. */
export function TokenChange({ token, value, onValue, onRemove }: TokenChangeProps) {
  const both = schemesOf(value)
  const isColour = groupOf(token.name) === 'color'
  return (
    <Change name={token.name} onRemove={onRemove}>
      <span className={styles.code}>Now {token.value}</span>
      {isColour && both !== null ? (
        <>
          <ColourField label="Light" value={both.light} onValue={(light) => onValue(inSchemes({ ...both, light }))} />
          <ColourField label="Dark" value={both.dark} onValue={(dark) => onValue(inSchemes({ ...both, dark }))} />
        </>
      ) : lengthIn(token.value) !== null ? (
        <NumberField label="Value" value={value} onValue={onValue} />
      ) : (
        <ValueField
          label="Value"
          value={value}
          onValue={onValue}
          read={(typed) => (isValid(token.name, typed.trim()) ? typed.trim() : null)}
        />
      )}
    </Change>
  )
}
