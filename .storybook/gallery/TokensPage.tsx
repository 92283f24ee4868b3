import { Heading, Link, Stack, Text } from '@mintage/ui/primitives'
import { cx } from 'class-variance-authority'
import { parseSchemes } from '../../packages/ui/src/tokens/contrast.ts'
import type { IndexedToken } from '../../tools/system-index/index.ts'
import { TokenSample } from './TokenSample.tsx'
import * as styles from './TokensPage.css.ts'

const groupOf = ({ name }: IndexedToken) => name.slice(0, name.indexOf('.'))

/** A value that holds both schemes, wherever in it they stand, as it is in one of them. */
function valueIn(scheme: 'light' | 'dark', value: string): string {
  const whole = parseSchemes(value)
  if (whole !== null) return whole[scheme]
  const place = scheme === 'light' ? '$1' : '$2'
  return value.replaceAll(/light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g, place)
}

function Samples({ token }: { token: IndexedToken }) {
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

function Users({ usedBy }: Pick<IndexedToken, 'usedBy'>) {
  if (usedBy.length === 0) return <span className={styles.users}>Used by no component</span>
  return (
    <details className={styles.users}>
      <summary className={styles.summary}>
        Used by {usedBy.length} {usedBy.length === 1 ? 'component' : 'components'}
      </summary>
      {usedBy.join(', ')}
    </details>
  )
}

const Row = ({ token }: { token: IndexedToken }) => (
  <li className={styles.row}>
    <div className={styles.name}>
      <Text as="span" weight="semibold">
        {token.name}
      </Text>
      <span className={styles.code}>{token.property}</span>
      {token.description ? (
        <Text as="span" size="small" tone="muted">
          {token.description}
        </Text>
      ) : null}
    </div>
    <Samples token={token} />
    <Users usedBy={token.usedBy} />
  </li>
)

/** Every token with its value in both schemes, what it looks like, and who uses it. */
export function TokensPage({ tokens }: { tokens: readonly IndexedToken[] }) {
  const groups = Map.groupBy(tokens, groupOf)
  return (
    <main className={styles.page}>
      <Stack gap="xs">
        <Heading level={1}>Tokens</Heading>
        <Text prose tone="muted">
          Read off the sources when this Storybook was built. An app sets its own by the custom property; a tool takes
          all of them in the format of the Design Tokens Community Group:{' '}
          <Link href="design-tokens/mintage.resolver.json">mintage.resolver.json</Link> and the files beside it, which
          the package holds too.
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
