import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { navTabsGuide } from './NavTabs.guide.ts'
import { NavTabs, type NavTabsProps } from './NavTabs.tsx'

const tabs = [
  { value: 'projects', label: 'My projects', href: '#projects' },
  { value: 'profile', label: 'Profile', href: '#profile' },
  { value: 'payments', label: 'Payment history', href: '#payments' },
  { value: 'requests', label: 'Request history', href: '#requests' },
  { value: 'password', label: 'Change password', href: '#password' },
]

const onLogout = fn()

const meta = {
  title: 'Controls/NavTabs',
  component: NavTabs,
  parameters: { guide: navTabsGuide },
  args: {
    label: 'Account',
    tabs,
    current: 'profile',
    end: (
      <Button variant="ghost" tone="neutral" onClick={onLogout}>
        Logout
      </Button>
    ),
  },
} satisfies Meta<typeof NavTabs>

export default meta
type Story = StoryObj<typeof meta>

export const WithAButtonAtTheEnd: Story = {
  play: async ({ canvas }) => {
    onLogout.mockClear()
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Profile')
    await expect(canvas.queryByRole('tab')).toBeNull()
    for (const { label } of tabs) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onLogout).toHaveBeenCalledOnce()
  },
}

export const LinksAlone: Story = { args: { end: undefined } }

const inView = (link: HTMLElement, bar: HTMLElement | null | undefined) => {
  const at = link.getBoundingClientRect()
  const place = bar?.getBoundingClientRect()
  return place !== undefined && at.left >= place.left - 1 && at.right <= place.right + 1
}

export const Narrow: Story = {
  args: { current: 'password' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' })
    const bar = link.closest('ul')
    await waitFor(() => expect(inView(link, bar)).toBe(true))
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'start'))
  },
}

function Appearing(props: NavTabsProps) {
  const [shown, setShown] = useState(false)
  return (
    <div style={{ maxWidth: 320 }}>
      {shown ? <NavTabs {...props} /> : <Button onClick={() => flushSync(() => setShown(true))}>Show</Button>}
    </div>
  )
}

/** A scroll before the first frame is kept. */
export const ScrolledAtOnce: Story = {
  tags: ['!visual'],
  args: { current: 'password' },
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas }) => {
    // Waits for nothing before the scroll, because the browser would render a frame.
    canvas.getByRole('button', { name: 'Show' }).click()
    const bar = canvas.getByRole('list')
    const shown = bar.scrollLeft
    bar.scrollLeft = 0
    await expect(shown).toBeGreaterThan(0)
    for (const _ of ['measured', 'drawn', 'settled']) await new Promise(requestAnimationFrame)
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'end'))
    await expect(bar.scrollLeft).toBe(0)
  },
}

export const RightToLeft: Story = {
  args: { current: 'password' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxWidth: 320 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' })
    const bar = link.closest('ul')
    await waitFor(() => expect(inView(link, bar)).toBe(true))
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'start'))
  },
}

export const LongTranslations: Story = {
  args: {
    tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} und alles, was dazugehört` })),
    current: 'payments',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
