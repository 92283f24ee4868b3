import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { breakpoints } from '../tokens/breakpoints.ts'
import { themeTokens } from '../tokens/theme.ts'
import * as styles from './Foundations.css.ts'

function Space() {
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>Space</Heading>
        <Text prose tone="muted">
          An 8 px grid with a 4 px half step. Gaps belong to the layout around things, never to the things.
        </Text>
      </Stack>
      <Stack gap="sm">
        {Object.entries(themeTokens.space).map(([name, value]) => (
          <Inline key={name} wrap={false}>
            <Text as="span" size="small" style={{ width: '5rem' }}>
              {name}
            </Text>
            <div className={styles.bar} style={{ width: value }} />
            <Text as="span" size="caption" tone="muted">
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
      <Stack gap="sm">
        <Heading level={2}>Corners and shadows</Heading>
        <Inline gap="lg">
          {Object.entries(themeTokens.radius).map(([name, value]) => (
            <Stack key={name} gap="xs" align="center">
              <div className={styles.swatch} style={{ width: 96, borderRadius: value }} />
              <Text size="caption" tone="muted">
                {name}, {value}
              </Text>
            </Stack>
          ))}
          {Object.entries(themeTokens.shadow).map(([name, value]) => (
            <Stack key={name} gap="xs" align="center">
              <div className={styles.swatch} style={{ width: 96, boxShadow: value }} />
              <Text size="caption" tone="muted">
                shadow {name}
              </Text>
            </Stack>
          ))}
        </Inline>
      </Stack>
      <Stack gap="sm">
        <Heading level={2}>Layers</Heading>
        <Text prose tone="muted">
          What lies over what. A component names its layer; numbers of its own would start a race.
        </Text>
        <ol className={styles.pile}>
          {Object.entries(themeTokens.layer).map(([name, value]) => (
            <li key={name} className={styles.sheet}>
              <Text as="span" size="small" weight="semibold">
                {name}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {value}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
      <Stack gap="xs">
        <Heading level={2}>Breakpoints</Heading>
        {Object.entries(breakpoints).map(([name, value]) => (
          <Text key={name} numeric>
            {name}: from {value} px
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs'] } satisfies Meta<typeof Space>

export default meta

export const Grid: StoryObj<typeof meta> = {}
