import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { company, documents, siteHrefs, socialLinks } from '../fixtures/site.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Screens/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Who runs the site, how to reach them, and the documents. Empty settings leave their line out.',
      },
    },
  },
  args: { company, documents, hrefs: siteHrefs, socialLinks, onContact: fn() },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  tags: ['R037'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'support@mintage.example' })).toHaveAttribute(
      'href',
      'mailto:support@mintage.example',
    )
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Mastercard' })).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Cards we take' })).getAllByRole('img')).toHaveLength(2)
    await expect(canvas.getByText(company.copyright)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Contact us' }))
    await expect(args.onContact).toHaveBeenCalledOnce()
  },
}

export const SettingsMissing: Story = {
  args: {
    company: { name: '', registrationNumber: '', address: '', requisites: '', supportEmail: '', copyright: '' },
    documents: [],
    socialLinks: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Registration number')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull()
    await expect(canvas.queryByText('Documents')).toBeNull()
  },
}

export const SeveralLanguages: Story = {
  tags: ['state:languageChoice.loadingTranslations', 'state:languageChoice.choosingLanguage'],
  args: {
    language: {
      options: [
        { value: '1', label: 'English' },
        { value: '2', label: 'Français' },
      ],
      current: '1',
      onChange: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Français')
    await expect(args.language?.onChange).toHaveBeenCalledWith('2')
  },
}

export const OneLanguage: Story = {
  tags: ['state:languageChoice.loadingLanguages', 'state:languageChoice.onlyEnglish'],
  args: { language: { options: [{ value: '1', label: 'English' }], current: '1', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** A network without an icon shows its title; a link with an unsafe scheme is hidden. */
export const UnknownNetworks: Story = {
  tags: ['R169'],
  args: {
    socialLinks: [
      { id: 1, title: 'Mastodon', url: 'https://mastodon.social/', icon: 'mastodon' },
      { id: 2, title: 'Nowhere', url: 'javascript:void 0' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mastodon' })).toBeVisible()
    await expect(canvas.queryByText('Nowhere')).toBeNull()
  },
}

export const LongCompanyData: Story = {
  args: {
    company: {
      ...company,
      name: 'Mintage Studio for Struck, Printed and Otherwise Reproduced Pictures Private Limited Company',
      address: 'Building 7, Third Courtyard, Room 4.112\n1 Example Row\nSampleton-on-the-Water\nEX1 0AA',
      requisites: 'Sample Bank for Trade and Industry\nIBAN XX00 0000 0000 0000 0000 0000 00\nBIC SAMPLEXXXXX',
    },
    documents: [
      ...documents,
      { title: 'Terms for business customers who buy more than ten thousand tokens a year', href: '#business' },
    ],
  },
}

/** No list of pages: the rest of the footer remains. */
export const NoPages: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Documents')).toBeNull()
    await expect(canvas.getByText('Company')).toBeVisible()
  },
}
