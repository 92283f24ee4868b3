import type { Meta, StoryObj } from '@storybook/react-vite'
import { Balls } from '../primitives/Balls/Balls.tsx'
import { Container } from '../primitives/Container/Container.tsx'
import { Divider } from '../primitives/Divider/Divider.tsx'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Logo } from '../primitives/Logo/Logo.tsx'
import { Grid, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'

const rooms = [
  ['Foundations', 'Colour with its contrast, type, space and motion, read from the tokens that the product runs on.'],
  ['Primitives', 'Text, buttons, coins: the words of the language.'],
  ['Controls', 'Everything that is typed into, chosen or dropped, with label, hint and error tied to it.'],
  ['Overlays', 'Dialogs, menus, toasts, and every modal of the product.'],
  ['Screens', 'Every screen in every state a person can meet. No server, no clicking through.'],
] as const

function Welcome() {
  return (
    <div style={{ position: 'relative', minHeight: '100dvh' }}>
      <Balls />
      <Container width="narrow" style={{ position: 'relative', paddingBlock: 'clamp(3rem, 10vw, 7rem)' }}>
        <Stack gap="xxl">
          <Logo size={40} />
          <Stack gap="md">
            <Heading level={1} size="display">
              A mint, not a lab
            </Heading>
            <Text size="lead" tone="muted" prose>
              Mintage strikes pictures the way a mint strikes coins: precise, warm, a little luxurious. Paper by day,
              ink by night; one mint accent, kept for the main action and for tokens; copper as the second voice.
            </Text>
          </Stack>
          <Divider />
          <Grid as="ul" columns="two" gap="lg">
            {rooms.map(([name, what]) => (
              <Stack as="li" key={name} gap="xxs">
                <Heading level={2} size="xs">
                  {name}
                </Heading>
                <Text size="small" tone="muted">
                  {what}
                </Text>
              </Stack>
            ))}
          </Grid>
          <Text size="small" tone="muted" prose>
            The toolbar sets theme, motion, direction and window. “Side by side” shows both schemes at once.
          </Text>
        </Stack>
      </Container>
    </div>
  )
}

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>

export default meta

export const Start: StoryObj<typeof meta> = {}
