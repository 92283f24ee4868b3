import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { CardIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { tableGuide } from './Table.guide.ts'
import { Table, type TableColumn } from './Table.tsx'

interface Payment {
  id: string
  pack: string
  tokens: number
  amount: number
  vat: number
  outcome: string
  tone: NonNullable<BadgeProps['tone']>
  receipt: string | null
}

const rows: readonly Payment[] = [
  {
    id: 'p4',
    pack: 'Vault',
    tokens: 20_000,
    amount: 11_500,
    vat: 1917,
    outcome: 'Being processed',
    tone: 'caution',
    receipt: null,
  },
  { id: 'p3', pack: 'Purse', tokens: 5000, amount: 4200, vat: 700, outcome: 'Paid', tone: 'positive', receipt: '#p3' },
  {
    id: 'p2',
    pack: 'Own amount',
    tokens: 2009,
    amount: 2170,
    vat: 362,
    outcome: 'Failed',
    tone: 'critical',
    receipt: null,
  },
  { id: 'p1', pack: 'Pocket', tokens: 1000, amount: 972, vat: 162, outcome: 'Paid', tone: 'positive', receipt: '#p1' },
]

const columns: readonly TableColumn<Payment>[] = [
  { title: 'Pack', card: 'title', cell: ({ pack }) => pack },
  { title: 'Tokens', numeric: true, cell: ({ tokens }) => <TokenAmount tenths={tokens} /> },
  { title: 'Amount', numeric: true, cell: ({ amount }) => <Price amount={amount} currency="EUR" /> },
  { title: 'VAT', numeric: true, cell: ({ vat }) => <Price amount={vat} currency="EUR" /> },
  { title: 'Status', card: 'state', cell: ({ outcome, tone }) => <Badge tone={tone}>{outcome}</Badge> },
  {
    title: 'Receipt',
    card: 'action',
    cell: ({ receipt }) =>
      receipt ? (
        <Link alone href={receipt}>
          Receipt
        </Link>
      ) : null,
  },
]

const shared = { caption: 'Payments', columns, rows, rowKey: ({ id }: Payment) => id }

function At({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ maxWidth: width }}>{children}</div>
}

const meta = {
  title: 'Primitives/Table',
  component: Table<Payment>,
  parameters: { guide: tableGuide },
  args: shared,
} satisfies Meta<typeof Table<Payment>>

export default meta
type Story = StoryObj<typeof meta>

export const Payments: Story = {
  decorators: [(Story) => <At width={960}>{Story()}</At>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Pack', 'Tokens', 'Amount', 'VAT', 'Status', 'Receipt'])
    await expect(canvas.getByRole('rowheader', { name: 'Pocket' })).toHaveAttribute('scope', 'row')
    const amount = canvas.getByText('€115.00')
    await expect(getComputedStyle(amount).fontVariantNumeric).toContain('tabular-nums')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

/** In a narrow container each row is a card with labelled values; for assistive technology it remains a table. */
export const FoldedIntoCards: Story = {
  decorators: [(Story) => <At width={360}>{Story()}</At>],
  play: async ({ canvas, canvasElement }) => {
    const cell = canvas.getByText('€9.72').closest('td')
    await expect(cell && getComputedStyle(cell, '::before').content).toContain('Amount')
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    const place = canvasElement.querySelector('table')?.parentElement
    await expect(place?.scrollWidth).toBe(place?.clientWidth)
  },
}

export const FoldedOnATablet: Story = { decorators: [(Story) => <At width={700}>{Story()}</At>] }

/** A table that never folds scrolls inside itself, also by arrow keys. */
export const WiderThanItsPlace: Story = {
  args: { folds: false },
  decorators: [(Story) => <At width={360}>{Story()}</At>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Payments' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const CaptionHeardOnly: Story = {
  args: { hideCaption: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { rows: [], loading: 'Loading your payments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your payments' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon={CardIcon} title="No payments yet">
        When you buy tokens, each payment and its receipt appear here.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, title: `${column.title}sbezeichnungszusatz` })),
    rows: rows.map((row) => ({ ...row, pack: 'Donaudampfschifffahrtsgesellschaftskapitänspaket' })),
  },
  decorators: [(Story) => <At width={320}>{Story()}</At>],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('table')?.parentElement
    await expect(place?.scrollWidth).toBe(place?.clientWidth)
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <At width={960}>{Story()}</At>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [pack, tokens] = canvas.getAllByRole('columnheader')
    await expect(pack && tokens && pack.getBoundingClientRect().left).toBeGreaterThan(
      tokens?.getBoundingClientRect().left ?? 0,
    )
  },
}
