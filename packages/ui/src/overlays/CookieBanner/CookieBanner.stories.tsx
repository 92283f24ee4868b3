import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { atTheBottom } from '../fixtures/atTheBottom.tsx'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest } from '../fixtures/reach.ts'
import { cookieBannerGuide } from './CookieBanner.guide.ts'
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx'

const meta = {
  title: 'Overlays/CookieBanner',
  component: CookieBanner,
  parameters: {
    guide: cookieBannerGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { policyHref: '/cookie-policy', onAccept: fn(), onDecline: fn() },
  decorators: [atTheBottom],
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  tags: ['state:cookieBanner.choosing', 'R109'],
  args: { onOptions: fn() },
  play: async ({ args, canvas, step }) => {
    const names = ['Accept', 'Decline', 'Cookie choices']
    const [accept, decline, options] = names.map((name) => canvas.getByRole('button', { name }))
    await step('Each answer has its button, and the policy its link', async () => {
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible())
      await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveTextContent(
        /With your consent it also counts visits/,
      )
      await expect(canvas.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookie-policy')
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
      await expect(args.onAccept).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
      await expect(args.onDecline).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Cookie choices' }))
      await expect(args.onOptions).toHaveBeenCalledOnce()
    })
    await step('Accept and Decline look the same', async () => {
      await expect(accept?.className).toBe(decline?.className)
    })
    await step('Tab goes through it and out again', async () => {
      options?.focus()
      await userEvent.tab()
      await expect(decline).toHaveFocus()
      await userEvent.tab()
      await expect(accept).toHaveFocus()
      await userEvent.tab()
      await expect(accept).not.toHaveFocus()
    })
  },
}

export const WithoutChoices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cookie choices' })).toBeNull()
  },
}

const rows = Array.from({ length: 30 }, (_, index) => `Picture ${index + 1}`)

export const OverALongPage: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <div style={{ display: 'grid', gap: 24, padding: 24, justifyItems: 'start' }}>
          {rows.map((row) => (
            <Button key={row} tone="neutral">
              {row}
            </Button>
          ))}
        </div>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('region', { name: 'Cookies' })
    await step('It is in sight at the top of the page', async () => {
      await waitFor(() => expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    })
    await step('What takes the focus stops above it', async () => {
      for (const row of rows) {
        const button = canvas.getByRole('button', { name: row })
        button.focus()
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1)
      }
    })
    await step('What takes the focus in it moves nothing', async () => {
      canvas.getByRole('button', { name: 'Picture 1' }).focus()
      window.scrollTo(0, 0)
      for (const name of ['Decline', 'Accept']) {
        canvas.getByRole('button', { name }).focus()
        await expect(window.scrollY).toBe(0)
      }
    })
  },
}

/** A page with a banner that closes on an answer. */
function Answered(props: CookieBannerProps) {
  const [asking, setAsking] = useState(true)
  return (
    <>
      <main tabIndex={-1}>
        <Button tone="neutral">Before the banner</Button>
        <Button tone="neutral" onClick={() => setAsking(true)}>
          Ask again
        </Button>
      </main>
      {asking ? <CookieBanner {...props} onAccept={() => setAsking(false)} onDecline={() => setAsking(false)} /> : null}
    </>
  )
}

export const TheFocusGoesBack: Story = {
  tags: ['!visual'],
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, step }) => {
    const before = canvas.getByRole('button', { name: 'Before the banner' })
    const again = canvas.getByRole('button', { name: 'Ask again' })
    await step('to the main part, where nothing had it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull())
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
    await step('to what had it before, through every button of the banner', async () => {
      await userEvent.click(again)
      before.focus()
      canvas.getByRole('button', { name: 'Decline' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(before).toHaveFocus())
    })
    await step('and stays with who has moved on', async () => {
      await userEvent.click(again)
      const decline = canvas.getByRole('button', { name: 'Decline' })
      decline.focus()
      again.focus()
      fireEvent.click(decline)
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull())
      await expect(again).toHaveFocus()
    })
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: { onOptions: fn() },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const bar = canvas.getByRole('region')
    await atRest(bar)
    await expect(bar.getBoundingClientRect().height).toBeLessThan(window.innerHeight)
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1)
  },
}
