import type { Meta, StoryObj } from '@storybook/react-vite'
import purify from 'dompurify'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '../fixtures/siteFrame.tsx'
import { hostile, policy } from './StaticPage.fixtures.ts'
import { StaticPage } from './StaticPage.tsx'

const onRetry = fn()
const onReload = fn()

const meta = {
  title: 'Screens/StaticPage',
  component: StaticPage,
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'A document of the company, from the server.' } },
  },
  args: { status: 'ready', title: 'Cookie policy', html: policy, onReload },
} satisfies Meta<typeof StaticPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['R114'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What is stored' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['R112'],
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}

export const Failed: Story = {
  tags: ['R113'],
  args: { status: 'error', onRetry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

/** HTML that cannot be sanitised is not shown; here the sanitiser fails to load. */
export const Unsanitized: Story = {
  beforeEach: () => {
    purify.addHook('beforeSanitizeElements', () => {
      throw new Error('no sanitiser')
    })
    return () => purify.removeAllHooks()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(onReload).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('What is stored')).toBeNull()
  },
}

/** Scripts, handlers, forms and styles are removed before the HTML is shown. */
export const HostileHtml: Story = {
  args: { status: 'ready', title: 'Press', html: hostile, onReload },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('An ordinary paragraph.')).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main.querySelector('script, style, form, input, [onerror]')).toBeNull()
    await expect(canvas.getByText('A link that is none')).not.toHaveAttribute('href')
    await expect(canvasElement.ownerDocument.body.dataset.breached).toBeUndefined()
  },
}

export const LongTitle: Story = {
  args: {
    status: 'ready',
    title: 'Information for business customers about value added tax in countries of the European Union',
    html: policy,
    onReload,
  },
}

/** The document is still empty. */
export const WithoutText: Story = { args: { status: 'ready', title: 'Refund policy', html: '', onReload } }
