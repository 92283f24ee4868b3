import { report } from 'virtual:health'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HealthPage } from '../../tools/health/page/index.ts'

const meta = {
  title: 'Health',
  component: HealthPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof HealthPage>

export default meta
type Story = StoryObj<typeof meta>

/** Today's, as far as it is known: it is another one every day. */
export const Today: Story = { tags: ['!visual'], args: { report } }

export const SomethingInEachList: Story = {
  args: {
    report: {
      ranAt: '2026-01-02T03:04:05.000Z',
      slow: [
        { storyId: 'journeys-remove-backgrounds--delivered', milliseconds: 4138 },
        { storyId: 'controls-tokenslider--many-small-steps', milliseconds: 2556 },
        { storyId: 'controls-select--two-hundred-options', milliseconds: 1602 },
      ],
      flaky: [
        { storyId: 'overlays-toaster--stays-while-looked-at', what: 'failed in 1 of 12 runs' },
        { storyId: 'screens-landing--home', what: '2 pictures at 1440 px, dark' },
      ],
      missing: [{ kind: 'modal', name: 'Toaster, rightToLeft', why: 'No story shows it.' }],
      duplicates: [{ stories: ['primitives-badge--neutral', 'primitives-badge--default'] }],
      sameLook: [{ stories: ['screens-pay--ready', 'screens-pay--submits-what-was-typed'] }],
      texts: {},
      pictures: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Flaky 2' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Token slider: many small steps' })).toHaveAttribute(
      'href',
      './?path=/story/controls-tokenslider--many-small-steps',
    )
  },
}

export const NothingWrong: Story = {
  args: {
    report: {
      ranAt: '2026-01-02T03:04:05.000Z',
      ...{ slow: [], flaky: [], missing: [], duplicates: [], sameLook: [], texts: {}, pictures: 4000 },
    },
  },
}

/** A fresh clone: what the sources and the approved hashes say is there already. */
export const BeforeTheFirstRun: Story = {
  args: {
    report: {
      ranAt: null,
      ...{ slow: [], flaky: [], texts: {}, pictures: 4000 },
      missing: [{ kind: 'modal', name: 'Toaster, rightToLeft', why: 'No story shows it.' }],
      duplicates: [{ stories: ['primitives-badge--neutral', 'primitives-badge--default'] }],
      sameLook: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm test')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Missing 1' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Slow/ })).toBeNull()
  },
}
