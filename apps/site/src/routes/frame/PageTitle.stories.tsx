import { Stack, Text } from '@mintage/ui/primitives'
import { useMessages } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { cardList } from '../../ssr/head/cardList.ts'
import { headTexts } from '../../ssr/head/cards.ts'
import { PageTitle } from './PageTitle.tsx'

const meta = {
  title: 'Screens/PageTitle',
  component: PageTitle,
  parameters: {
    docs: { description: { component: 'What stands in the browser’s tab, and in the results of a search.' } },
  },
  args: { of: 'HomePage' },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const InTheTab: Story = {
  tags: ['!visual'],
  play: async () => {
    await waitFor(() => expect(document.title).toBe('AI images, paid by the token · Mintage'))
  },
}

type Key = keyof typeof titlesTexts

const isKey = (key: string): key is Key => key in titlesTexts
const pages = Object.keys(titlesTexts)
  .filter(isKey)
  .filter((key) => key !== 'titles.site')

/** Descriptions by title. */
const descriptions = new Map(
  Object.entries(cardList).map(([route, card]) => [
    `titles.${route}`,
    'description' in card ? card.description : undefined,
  ]),
)

function Everyone() {
  const formatMessage = useMessages(headTexts)
  return (
    <Stack gap="lg">
      {pages.map((key) => {
        const description = descriptions.get(key)
        return (
          <Stack key={key} gap="xs">
            <Text weight="semibold">
              {formatMessage({ key: 'titles.site', values: { page: formatMessage({ key }) } })}
            </Text>
            {description ? <Text size="small">{formatMessage({ key: description })}</Text> : null}
          </Stack>
        )
      })}
    </Stack>
  )
}

/** All of them together, because search engines need different titles and descriptions. */
export const EveryPage: Story = {
  render: () => <Everyone />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByText(/ · Mintage$/).map((title) => title.textContent)
    await expect(new Set(titles).size).toBe(titles.length)
  },
}
