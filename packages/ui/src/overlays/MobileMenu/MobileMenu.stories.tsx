import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { CurrencyMenu } from '../CurrencyMenu/CurrencyMenu.tsx'
import { drawn } from '../fixtures/drawn.ts'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { links, services } from '../fixtures/navigation.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { withToast } from '../fixtures/toast.tsx'
import { mobileMenuGuide } from './MobileMenu.guide.ts'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  title: 'Overlays/MobileMenu',
  component: MobileMenu,
  parameters: { guide: mobileMenuGuide, docs: { story: { inline: false, height: '700px' } } },
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
  tags: ['R094', 'R096'],
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
  tags: ['R095'],
  args: {
    visitor: {
      kind: 'customer',
      myProjectsHref: '/account/my-projects',
      profileHref: '/account/profile',
      onLogout: fn(),
    },
    current: '/pricing',
    extra: <TokenAmount tenths={2009} unit />,
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/profile')
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
  },
}

const notLoggedOut = withToast('error', authTexts, 'auth.logoutFailedToast')

/** A toast is above the foot of the menu, so that Logout can be pressed. */
export const ANoticeLeavesLogoutFree: Story = {
  args: { visitor: { kind: 'customer', profileHref: '/account/profile', onLogout: fn() } },
  decorators: notLoggedOut.decorators,
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await notLoggedOut.play()
    const toast = screen.getByText(authTexts['auth.logoutFailedToast']).closest('li')
    const logout = screen.getByRole('button', { name: 'Logout' })
    const profile = screen.getByRole('link', { name: 'Profile' })
    await expect(menu).toContainElement(logout)
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(profile.getBoundingClientRect().top),
    )
  },
}

export const LogoutCloses: Story = {
  tags: ['!visual', 'R095', 'R099'],
  args: {
    visitor: {
      kind: 'customer',
      myProjectsHref: '/account/my-projects',
      profileHref: '/account/profile',
      onLogout: fn().mockName('onLogout'),
    },
  },
  play: async ({ args, canvas }) => {
    for (const name of ['My projects', 'Profile']) {
      await open(canvas)
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(screen.getByRole('link', { name }))
      await closed()
    }
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await closed()
    if (args.visitor.kind === 'customer') await expect(mocked(args.visitor.onLogout)).toHaveBeenCalledOnce()
  },
}

export const EscapeCloses: Story = {
  tags: ['!visual', 'R097'],
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}

export const ALinkCloses: Story = {
  tags: ['!visual', 'R099'],
  play: async ({ canvas }) => {
    const stay = (event: Event) => event.preventDefault()
    for (const name of [
      'Home',
      'Generate image',
      'Remove background',
      'Upscale image',
      'Pricing',
      'FAQ',
      'Log in',
      'Sign up',
    ]) {
      await open(canvas)
      document.addEventListener('click', stay, { once: true })
      await userEvent.click(screen.getByRole('link', { name }))
      await closed()
    }
  },
}

const pretendWidth = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width })
  window.dispatchEvent(new Event('resize'))
}

export const AWideWindowCloses: Story = {
  tags: ['!visual', 'R098'],
  play: async ({ canvas }) => {
    const real = Object.getOwnPropertyDescriptor(window, 'innerWidth')
    try {
      await open(canvas)
      pretendWidth(767)
      await drawn()
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
      pretendWidth(768)
      await closed()
      // It also opens in a window of 768 to 1279 px (D16).
      await open(canvas)
      await expect(screen.getByRole('dialog')).toBeVisible()
      pretendWidth(1024)
      await closed()
    } finally {
      if (real) Object.defineProperty(window, 'innerWidth', real)
      window.dispatchEvent(new Event('resize'))
    }
  },
}

export const APressOutsideCloses: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await atRest(panel)
    const scrim = document.elementFromPoint(4, 300)
    if (scrim) await userEvent.click(scrim)
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}

const customer = {
  visitor: {
    kind: 'customer',
    myProjectsHref: '/account/my-projects',
    profileHref: '/account/profile',
    onLogout: fn(),
  },
  current: '/upscale-image',
  extra: (
    <CurrencyMenu
      value="EUR"
      options={['EUR', 'USD'].map((code) => ({ value: code, label: code }))}
      onChange={() => undefined}
    />
  ),
} as const

/** Escape in the currency menu closes that menu alone. */
export const WithACurrency: Story = {
  args: customer,
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Currency: EUR' }))
    await screen.findByRole('menu')
    await drawn()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(panel).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Currency: EUR' })).toHaveFocus())
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    ...customer,
    services: services.map((service) => ({ ...service, label: 'Bildhintergrundentfernungsdienstleistung' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = await screen.findByRole('dialog')
    await atRest(panel)
    await expectNoSidewaysScroll(panel)
    await expect((await tabAround(panel)).length).toBe(11)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await open(canvas)
    await atRest(panel)
    await expect(panel.getBoundingClientRect().left).toBe(0)
  },
}
