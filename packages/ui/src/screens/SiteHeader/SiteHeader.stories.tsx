import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { currencies, siteHrefs } from '../fixtures/site.ts'
import { customer } from '../fixtures/siteFrame.tsx'
import { AccountPending, SiteHeader } from './SiteHeader.tsx'

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

const signedIn = customer(100)

export const Guest: Story = {
  tags: ['state:auth.session.signedOut.guest', 'state:auth.session.signedOut.loggedOut', 'R089', 'R093'],
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
  tags: ['state:auth.session.signedIn.profileReady', 'R016', 'R092', 'R171'],
  globals: desktop,
  args: { visitor: signedIn },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balance]')).toHaveTextContent(/^Tokens 10$/)
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', siteHrefs.account)
    await expect(canvas.getByRole('link', { name: 'My projects' })).toHaveAttribute('href', siteHrefs.myProjects)
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}

/** On the pay screen, the header shows only the parts that the specification names. */
export const WhilePaying: Story = {
  globals: desktop,
  args: { visitor: signedIn, hrefs: { ...siteHrefs, myProjects: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'My projects' })).toBeNull()
  },
}

export const BalanceOpen: Story = {
  globals: desktop,
  args: { visitor: signedIn },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tokens 10' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Your tokens' })
    await expect(dialog).toHaveTextContent('Yours to spend10')
  },
}

/** Hides the elements that the account would move until its code is loaded. */
export const AccountOnItsWay: Story = {
  globals: desktop,
  args: { visitor: { kind: 'signedIn', balance: 100, account: <AccountPending /> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'My projects' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /EUR/ })).toBeNull()
  },
}

/** Shows the account, and hides the elements that the balance would move until it is loaded. */
export const BalanceOnItsWay: Story = {
  globals: desktop,
  args: { visitor: customer(null, '', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'My projects' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Tokens|EUR/ })).toBeNull()
  },
}

export const BalanceUnknown: Story = {
  tags: ['state:auth.session.signedIn.loadingProfile', 'R171'],
  globals: desktop,
  args: { visitor: customer(null) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balance]')).toHaveTextContent(/^Tokens 0$/)
  },
}

export const LargeBalanceAndLongName: Story = {
  globals: desktop,
  args: { visitor: customer(1_234_567, 'Maximiliane Featherstonehaugh-Cholmondeley') },
}

export const OneCurrency: Story = {
  tags: ['state:currencyChoice.loadingCurrencies', 'state:currencyChoice.onlyEuro', 'R091'],
  globals: desktop,
  args: { currency: { options: [{ value: 'EUR', label: 'EUR (€)' }], current: 'EUR', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /EUR/ })).toBeNull()
  },
}

export const ChangingCurrency: Story = {
  tags: ['state:currencyChoice.choosingCurrency', 'R091'],
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /EUR/ }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'GBP (£)' }))
    await expect(args.currency.onChange).toHaveBeenCalledWith('GBP')
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /EUR/ })).toHaveFocus()
  },
}

export const ServicesOpen: Story = {
  tags: ['R089', 'R090'],
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
  tags: ['R095'],
  globals: phone,
  args: { visitor: signedIn },
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await expect(menu.getByRole('link', { name: 'My projects' })).toHaveAttribute('href', siteHrefs.myProjects)
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', siteHrefs.profile)
    await expect(menu.getByText('Tokens')).toBeInTheDocument()
  },
}

export const PhoneMenuWhilePaying: Story = {
  globals: phone,
  args: { visitor: signedIn, hrefs: { ...siteHrefs, myProjects: undefined } },
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(menu.queryByRole('link', { name: 'My projects' })).toBeNull()
  },
}

export const PhoneMenuOfGuest: Story = {
  tags: ['R094', 'R096'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', siteHrefs.home],
      ['Generate image', siteHrefs.generate],
      ['Remove background', siteHrefs.removeBackground],
      ['Upscale image', siteHrefs.upscale],
      ['Pricing', siteHrefs.pricing],
      ['FAQ', siteHrefs.faq],
      ['Log in', siteHrefs.login],
      ['Sign up', siteHrefs.register],
    ])
  },
}

export const LoggingOutOnAPhone: Story = {
  globals: phone,
  args: { visitor: signedIn },
  play: async ({ args, canvas, canvasElement }) => {
    const menu = await openMenu(canvas, canvasElement)
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** German links are longer than the English ones. */
export const LongWords: Story = { globals: desktop, decorators: [inGerman] }

export const LongWordsSignedIn: Story = {
  globals: desktop,
  decorators: [inGerman],
  args: { visitor: customer(12_345) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
