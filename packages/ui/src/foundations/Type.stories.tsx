import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, headingSizes } from '../primitives/Heading/Heading.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text, textSizes } from '../primitives/Text/Text.tsx'
import { themeTokens } from '../tokens/theme.ts'

function Type() {
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>Type</Heading>
        <Text prose tone="muted">
          Bricolage Grotesque speaks up in headings, Figtree stays quiet in the text. Headings grow with the window
          between 390 and 1280 px. Wherever tokens or money stand, figures are tabular.
        </Text>
      </Stack>
      {headingSizes.toReversed().map((size) => (
        <Stack key={size} gap="xxs">
          <Text size="caption" tone="muted">
            {size}: {themeTokens.title[size]}
          </Text>
          <Heading level={2} size={size}>
            Three superpowers, one space
          </Heading>
        </Stack>
      ))}
      {textSizes.toReversed().map((size) => (
        <Stack key={size} gap="xxs">
          <Text size="caption" tone="muted">
            {size}: {themeTokens.text[size]}
          </Text>
          <Text size={size} prose>
            Remove a background and get a clean PNG back. Upscale to two or four times the size, and compare before you
            download.
          </Text>
        </Stack>
      ))}
      <Stack gap="xxs">
        <Text size="caption" tone="muted">
          tabular figures
        </Text>
        {['1,111.10', '2,000.00', '978.65'].map((figure) => (
          <Text key={figure} numeric align="end" style={{ width: 140 }}>
            €{figure}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

const meta = { title: 'Foundations/Type', component: Type, tags: ['!autodocs'] } satisfies Meta<typeof Type>

export default meta

export const Scale: StoryObj<typeof meta> = {}
