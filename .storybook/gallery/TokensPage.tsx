import { Heading, Stack, Text } from '@mintage/ui/primitives'
import type { CSSProperties } from 'react'
import { tokenDescriptions } from '../../packages/ui/build/tokenDescriptions.ts'
import { parseSchemes } from '../../packages/ui/src/tokens/contrast.ts'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import tokenType from '../../packages/ui/src/tokens/tokenType.ts?raw'
import * as styles from './TokensPage.css.ts'

const descriptions = tokenDescriptions(tokenType)
const schemes = ['light', 'dark'] as const

type Sample = (value: string) => { style: CSSProperties; text?: string }

const words =
  (property: 'fontFamily' | 'fontSize' | 'fontWeight'): Sample =>
  (value) => ({
    style: { [property]: value },
    text: 'A mint, not a lab',
  })

const length: Sample = (width) => ({ style: { width, height: '1rem', backgroundColor: 'currentColor' } })

const box = { width: '5rem', height: '3rem', border: '1px solid' }

/** How to show a token of each group. Other groups, such as layers, have no sample. */
const samples: Readonly<Record<string, Sample>> = {
  color: (backgroundColor) => ({ style: { height: '3rem', backgroundColor } }),
  font: words('fontFamily'),
  text: words('fontSize'),
  title: words('fontSize'),
  weight: words('fontWeight'),
  leading: (lineHeight) => ({ style: { lineHeight, whiteSpace: 'pre' }, text: 'A mint,\nnot a lab' }),
  space: length,
  width: length,
  radius: (borderRadius) => ({ style: { ...box, borderRadius } }),
  shadow: (boxShadow) => ({ style: { ...box, borderColor: 'transparent', boxShadow } }),
}

/** A shadow has a light-dark() for each of its colours. */
const valueIn = (scheme: 'light' | 'dark', value: string) =>
  parseSchemes(value)?.[scheme] ??
  value.replaceAll(/light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g, scheme === 'light' ? '$1' : '$2')

interface TokenProps {
  group: string
  name: string
  value: string
}

function Token({ group, name, value }: TokenProps) {
  const property = `--mt-${group}-${name}`
  const sample = samples[group]?.(`var(${property})`)
  return (
    <li className={styles.row}>
      <div>
        <Text as="span" weight="semibold">
          {group}.{name}
        </Text>
        <code className={styles.code}>{property}</code>
        <Text as="span" size="small" tone="muted">
          {descriptions[`${group}.${name}`]}
        </Text>
      </div>
      {schemes.slice(0, value.includes('light-dark(') ? 2 : 1).map((scheme) => (
        <div
          key={scheme}
          className={styles.sample}
          style={value.includes('light-dark(') ? { colorScheme: scheme } : {}}
        >
          {sample === undefined ? null : <div style={sample.style}>{sample.text}</div>}
          <code className={styles.code}>{valueIn(scheme, value)}</code>
        </div>
      ))}
    </li>
  )
}

/** Every token with its custom property, its value in both colour schemes, and a sample. */
export const TokensPage = () => (
  <main className={styles.page}>
    <Heading level={1}>Tokens</Heading>
    {Object.entries(themeTokens).map(([group, tokens]) => (
      <Stack key={group} as="section" gap="sm">
        <Heading level={2} size="sm">
          {group}
        </Heading>
        <ul className={styles.rows}>
          {Object.entries(tokens).map(([name, value]) => (
            <Token key={name} group={group} name={name} value={String(value)} />
          ))}
        </ul>
      </Stack>
    ))}
  </main>
)
