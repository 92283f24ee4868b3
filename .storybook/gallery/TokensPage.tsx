import { Heading, Stack, Text } from '@mintage/ui/primitives'
import { cx } from 'class-variance-authority'
import { parseSchemes } from '../../packages/ui/src/tokens/contrast.ts'
import { TokenSample } from './TokenSample.tsx'
import * as styles from './TokensPage.css.ts'

interface Token {
  /** Such as `color.accent`. */
  name: string
  /** The custom property, such as `--mt-color-accent`. */
  property: string
  /** As CSS has it; a colour holds both schemes: `light-dark(...)`. */
  value: string
}

const groupOf = ({ name }: Token) => name.slice(0, name.indexOf('.'))

/** A value that holds both schemes, wherever in it they stand, as it is in one of them. */
function valueIn(scheme: 'light' | 'dark', value: string): string {
  const whole = parseSchemes(value)
  if (whole !== null) return whole[scheme]
  const place = scheme === 'light' ? '$1' : '$2'
  return value.replaceAll(/light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g, place)
}

function Samples({ token }: { token: Token }) {
  const { property, value } = token
  const group = groupOf(token)
  if (!value.includes('light-dark(')) {
    return (
      <div className={styles.sample}>
        <TokenSample group={group} property={property} />
        <span className={styles.code}>{value}</span>
      </div>
    )
  }
  return (
    <div className={styles.samples}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={cx(styles.sample, scheme === 'light' ? styles.inLight : styles.inDark)}>
          <TokenSample group={group} property={property} />
          <span className={styles.code}>{valueIn(scheme, value)}</span>
          <Text as="span" size="caption" tone="muted">
            {scheme === 'light' ? 'Light' : 'Dark'}
          </Text>
        </div>
      ))}
    </div>
  )
}

const Row = ({ token }: { token: Token }) => (
  <li className={styles.row}>
    <div className={styles.name}>
      <Text as="span" weight="semibold">
        {token.name}
      </Text>
      <span className={styles.code}>{token.property}</span>
    </div>
    <Samples token={token} />
  </li>
)

/** Every token with its value in both schemes and a sample. */
export function TokensPage({ tokens }: { tokens: readonly Token[] }) {
  const groups = Map.groupBy(tokens, groupOf)
  return (
    <main className={styles.page}>
      <Stack gap="xs">
        <Heading level={1}>Tokens</Heading>
        <Text prose tone="muted">
          An app sets its own by the custom property. The package holds all of them in the format of the Design Tokens
          Community Group.
        </Text>
      </Stack>
      {[...groups].map(([group, members]) => (
        <section key={group} className={styles.group}>
          <Heading level={2} size="sm">
            {group}
          </Heading>
          <ul className={styles.rows}>
            {members.map((token) => (
              <Row key={token.name} token={token} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
