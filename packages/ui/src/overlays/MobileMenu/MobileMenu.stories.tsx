import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { links, services } from '../fixtures/navigation.ts'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  title: 'Overlays/MobileMenu',
  component: MobileMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '700px' },
      description: {
        component:
          'The header’s menu below 1280 px. Closes on Escape, on any of its links, and when a resize ends at 768 px or more (R094-R099, D16).',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { links, services, visitor: { kind: 'guest', loginHref: '/login', registerHref: '/register' } },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  return screen.findByRole('dialog', { name: 'Menu' })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Guest: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual([
      'Home',
      'Generate image',
      'Remove background',
      'Upscale image',
      'Pricing',
      'FAQ',
      'Log in',
      'Sign up',
    ])
  },
}

export const RegistrationClosed: Story = {
  args: { visitor: { kind: 'guest', loginHref: '/login' } },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}

export const Customer: Story = {
  args: {
    visitor: { kind: 'customer', profileHref: '/account/profile', onLogout: fn() },
    current: '/pricing',
    extra: <TokenAmount tenths={2009} unit />,
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/profile')
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
  },
}

export const LogoutCloses: Story = {
  args: { visitor: { kind: 'customer', profileHref: '/account/profile', onLogout: fn().mockName('onLogout') } },
  play: async ({ args, canvas }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await closed()
    if (args.visitor.kind === 'customer') await expect(mocked(args.visitor.onLogout)).toHaveBeenCalledOnce()
  },
}

export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}

export const ALinkCloses: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay, { once: true })
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }))
    await closed()
  },
}

const pretendWidth = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width })
  window.dispatchEvent(new Event('resize'))
}

export const AWideWindowCloses: Story = {
  play: async ({ canvas }) => {
    const real = window.innerWidth
    try {
      await open(canvas)
      pretendWidth(767)
      await expect(screen.getByRole('dialog')).toBeVisible()
      pretendWidth(768)
      await closed()
    } finally {
      pretendWidth(real)
    }
  },
}
