import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Link, linkTones } from './Link.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    docs: { description: { component: 'A link in text: told from its surroundings by a line, not by colour alone.' } },
  },
  args: { href: '/pricing', children: 'See what it costs' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: () => (
    <Text prose>
      By signing up you accept the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy policy</Link>.
    </Text>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Inline gap="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
}
