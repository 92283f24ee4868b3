import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Table, type TableColumn } from './Table.tsx'

interface Movement {
  id: string
  what: string
  tokens: number
}

const COUNT = 10_000
const movements: readonly Movement[] = Array.from({ length: COUNT }, (_, place) => ({
  id: `m-${place}`,
  what: place % 7 === 0 ? `Movement ${place + 1}, with words that take more than one line where it is narrow` : 'Pack',
  tokens: (place % 90) * 1000,
}))

const columns: readonly TableColumn<Movement>[] = [
  {
    title: 'Movement',
    card: 'lead',
    cell: ({ what, id }) => (
      <Link alone href={`#${id}`}>
        {what}
      </Link>
    ),
  },
  { title: 'Tokens', numeric: true, cell: ({ tokens }) => tokens },
]

/** Thousands of rows; only those near the window are rendered. */
const meta = {
  title: 'Primitives/Table/Long',
  component: Table<Movement>,
  tags: ['!autodocs', '!visual'],
  args: { caption: 'Movements', columns, rows: movements, rowKey: ({ id }: Movement) => id },
} satisfies Meta<typeof Table<Movement>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const rows = (canvas: Canvas): readonly HTMLElement[] => canvas.getAllByRole('row')
const indexOf = (row: Element | null | undefined) => Number(row?.getAttribute('aria-rowindex'))
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
const inSight = (canvas: Canvas) => rows(canvas).filter(isInSight)
/** ms without a layout change: rows that render for the first time can be higher and move the others. */
const STILL = 100

const scrollTo = async (canvas: Canvas, share: number) => {
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
  window.scrollTo(0, document.documentElement.scrollHeight * share)
  let seen = { place: '', since: 0 }
  await waitFor(() => {
    const place = `${Math.round(window.scrollY)} of ${document.documentElement.scrollHeight} px`
    const now = performance.now()
    if (seen.place !== place) seen = { place, since: now }
    const gaps = [...document.querySelectorAll('tr[aria-hidden=true]')].filter(isInSight)
    const [gap] = gaps.map((one) => `groups ${one.getAttribute('data-group')} to ${one.getAttribute('data-gap')}`)
    if (gap) throw new Error(`There is a gap in the window, ${gap}, at ${place}`)
    if (inSight(canvas).length === 0) throw new Error(`There is no row in the window, at ${place}`)
    if (now - seen.since < STILL) throw new Error(`The page still moves, at ${place}`)
  })
}
const columnsOf = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => Math.round(head.getBoundingClientRect().width))

export const Scrolling: Story = {
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Movements' })
    await step('It says how many rows there are, and each row which it is', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 1))
      await expect(rows(canvas).map(indexOf).slice(0, 3)).toEqual([1, 2, 3])
      await expect(rows(canvas).length).toBeLessThan(300)
      await expect(rows(canvas).map(indexOf)).toEqual(expect.arrayContaining([COUNT, COUNT + 1]))
    })
    await step('In the middle there are others, and the columns have not moved', async () => {
      await scrollTo(canvas, 0.01)
      const before = columnsOf(canvas)
      await scrollTo(canvas, 0.5)
      await expect(indexOf(inSight(canvas)[0])).toBeGreaterThan(COUNT / 3)
      await expect(rows(canvas).length).toBeLessThan(300)
      await expect(columnsOf(canvas)).toEqual(before)
    })
  },
}

export const Keys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('What has the focus keeps it far outside the window', async () => {
      const third = canvas.getByRole('link', { name: /^Movement 1,/ })
      third.focus()
      await scrollTo(canvas, 0.5)
      await scrollTo(canvas, 0.9)
      await expect(third).toHaveFocus()
    })
    await step('Tab leads on from there, row by row', async () => {
      for (let index = 3; index < 15; index += 1) {
        await userEvent.tab()
        await expect(indexOf(document.activeElement?.closest('tr'))).toBe(index)
      }
    })
  },
}

/** aria-rowcount is -1 while more pages can be loaded. */
export const OpenEnded: Story = {
  args: { isOpenEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Movements' })).toHaveAttribute('aria-rowcount', '-1')
  },
}

/** Where each row is a card. */
export const Folded: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await scrollTo(canvas, 0.5)
    await expect(rows(canvas).length).toBeLessThan(300)
    await expect(canvas.getByRole('table', { name: 'Movements' })).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  },
}
