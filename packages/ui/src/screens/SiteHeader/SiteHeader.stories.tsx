import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { currencies, siteHrefs } from '../fixtures/site.ts'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Screens/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The head of every page but the sign-in ones. Below 1280 px its links are in the menu.',
      },
    },
  },
  args: {
    visitor: { kind: 'guest', registrationOpen: true },
    currency: { options: currencies, current: 'EUR', onChange: fn() },
    hrefs: siteHrefs,
    currentPath: siteHrefs.home,
    onLogout: fn(),
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }
const signedIn = { kind: 'signedIn', balance: 100, name: 'Sample Customer' } as const

export const Guest: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mintage home' }).querySelector('svg')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', siteHrefs.pricing)
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', siteHrefs.faq)
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', siteHrefs.login)
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', siteHrefs.register)
  },
}

export const RegistrationClosed: Story = {
  globals: desktop,
  args: { visitor: { kind: 'guest', registrationOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}

export const SignedIn: Story = {
  globals: desktop,
  args: { visitor: signedIn },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balance]')).toHaveTextContent('Tokens 10')
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', siteHrefs.account)
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}

export const BalanceUnknown: Story = {
  globals: desktop,
  args: { visitor: { ...signedIn, balance: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balance]')).toHaveTextContent('Tokens 0')
  },
}

export const LargeBalanceAndLongName: Story = {
  globals: desktop,
  args: { visitor: { kind: 'signedIn', balance: 1_234_567, name: 'Maximiliane Featherstonehaugh-Cholmondeley' } },
}

export const OneCurrency: Story = {
  globals: desktop,
  args: { currency: { options: [{ value: 'EUR', label: 'EUR (€)' }], current: 'EUR', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /EUR/ })).toBeNull()
  },
}

export const ChangingCurrency: Story = {
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /EUR/ }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'GBP (£)' }))
    await expect(args.currency.onChange).toHaveBeenCalledWith('GBP')
  },
}

export const ServicesOpen: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }))
    await expect(canvas.getByRole('link', { name: /Generate image/ })).toHaveAttribute('href', siteHrefs.generate)
    await expect(canvas.getByRole('link', { name: /Remove background/ })).toHaveAttribute(
      'href',
      siteHrefs.removeBackground,
    )
    await expect(canvas.getByRole('link', { name: /Upscale image/ })).toHaveAttribute('href', siteHrefs.upscale)
  },
}

export const PhoneGuest: Story = { globals: phone }

export const PhoneSignedIn: Story = { globals: phone, args: { visitor: signedIn } }

const openMenu = async (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const PhoneMenuOpen: Story = {
  globals: phone,
  args: { visitor: signedIn },
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', siteHrefs.profile)
    await expect(menu.getByText('Tokens')).toBeInTheDocument()
  },
}

export const PhoneMenuOfGuest: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', siteHrefs.login)
  },
}

export const LoggingOutOnAPhone: Story = {
  globals: phone,
  args: { visitor: signedIn },
  play: async ({ args, canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce())
  },
}

/** A second language: the links are longer than their English ones. */
export const LongWords: Story = { globals: desktop, decorators: [inGerman] }
