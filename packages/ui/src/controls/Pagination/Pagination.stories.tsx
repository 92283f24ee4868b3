import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paginationGuide } from './Pagination.guide.ts'
import { Pagination } from './Pagination.tsx'

const onPage = fn()

function Paged({ start, pages, label }: { start: number; pages: number; label: string }) {
  const [page, setPage] = useState(start)
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      onPage={(next) => {
        onPage(next)
        setPage(next)
      }}
    />
  )
}

const meta = {
  title: 'Controls/Pagination',
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { label: 'Pages of payments', page: 6, pages: 12, onPage },
  beforeEach: () => {
    onPage.mockClear()
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

const numbers = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent)
    .join(' ')

export const InTheMiddle: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: ({ page, pages, label }) => <Paged start={page} pages={pages} label={label} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(numbers(canvasElement)).toBe('1 … 5 6 7 … 12')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPage).toHaveBeenLastCalledWith(5)
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 5 of 12')
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard(' ')
    await expect(onPage).toHaveBeenLastCalledWith(6)
    // The current page is not requested again.
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }))
    await expect(onPage).toHaveBeenCalledTimes(2)
  },
}

/** At the last page Next keeps the focus and loads nothing. */
export const AtTheEnd: Story = {
  render: ({ pages, label }) => <Paged start={11} pages={pages} label={label} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPage).toHaveBeenCalledTimes(1)
  },
}

export const AtTheStart: Story = { args: { page: 1 } }

export const FewPages: Story = {
  args: { page: 2, pages: 4 },
  play: async ({ canvasElement }) => {
    await expect(numbers(canvasElement)).toBe('1 2 3 4')
  },
}

export const ManyPages: Story = { args: { page: 1204, pages: 2048, around: 2 } }

export const OnePage: Story = {
  tags: ['!visual'],
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** A page out of range counts as the nearest one. */
export const BeyondTheEnd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 12')
  },
}

export const AsLinks: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: ({ label }) => <Pagination label={label} page={1} pages={12} hrefFor={(page) => `#page-${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2')
    const previous = canvas.getByRole('link', { name: 'Previous' })
    await expect(previous).not.toHaveAttribute('href')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
  },
}

export const Narrow: Story = {
  render: ({ label }) => (
    <div style={{ maxWidth: 320 }}>
      <Paged start={3} pages={12} label={label} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(onPage).toHaveBeenCalledWith(4)
  },
}

export const RightToLeft: Story = {
  args: { page: 3, pages: 12 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' })
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left)
    const arrow = next.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}
