import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { vars } from '../tokens/contract.css.ts'
import { contrast, parseOklch, parseSchemes } from '../tokens/contrast.ts'
import { contrastPairs } from '../tokens/pairs.ts'
import { colorTokens } from '../tokens/theme.ts'
import type { ThemeTokens } from '../tokens/tokenType.ts'
import * as styles from './Foundations.css.ts'

type Role = keyof ThemeTokens['color']

const isRole = (name: string): name is Role => name in colorTokens

function ratio(foreground: Role, background: Role, scheme: 'light' | 'dark'): string {
  const colour = (role: Role) => parseOklch(parseSchemes(colorTokens[role])?.[scheme] ?? '')
  const [front, back] = [colour(foreground), colour(background)]
  return front && back ? contrast(front, back).toFixed(2) : ''
}

function Roles() {
  return (
    <div className={styles.swatches}>
      {Object.keys(colorTokens)
        .filter(isRole)
        .map((role) => (
          <div key={role}>
            <div className={styles.swatch} style={{ backgroundColor: vars.color[role] }} />
            <Text size="small" weight="semibold">
              {role}
            </Text>
            <Text size="caption" tone="muted">
              {vars.color[role].slice(4, -1)}
            </Text>
          </div>
        ))}
    </div>
  )
}

function Pairs() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Pair', 'Sample', 'Light', 'Dark', 'Owed (AA)'].map((title) => (
            <th key={title} scope="col" className={styles.cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(([foreground, background, least]) => (
          <tr key={`${foreground}-${background}`}>
            <th scope="row" className={styles.cell}>
              {foreground} on {background}
            </th>
            <td className={styles.cell}>
              <span
                className={styles.sample}
                style={{ color: vars.color[foreground], backgroundColor: vars.color[background] }}
                aria-hidden="true"
              >
                {least === 3 ? '◯' : 'Aa 12.50'}
              </span>
            </td>
            <td className={styles.cell}>{ratio(foreground, background, 'light')}</td>
            <td className={styles.cell}>{ratio(foreground, background, 'dark')}</td>
            <td className={styles.cell}>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Colours() {
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>Colours</Heading>
        <Text prose tone="muted">
          Roles, never hues. Each holds a light and a dark value in one, so that a component never mentions the scheme.
          Mint is for the one main action and for tokens; copper speaks second, and seldom.
        </Text>
      </Stack>
      <Roles />
      <Stack gap="sm">
        <Heading level={2}>Contrast</Heading>
        <Text prose tone="muted">
          Worked out from the tokens themselves. A unit test holds every pair to its figure.
        </Text>
        <section className={styles.scroller} aria-label="Contrast of every pair">
          <Pairs />
        </section>
      </Stack>
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Colours',
  component: Colours,
  tags: ['!autodocs'],
} satisfies Meta<typeof Colours>

export default meta

export const RolesAndContrast: StoryObj<typeof meta> = {}
