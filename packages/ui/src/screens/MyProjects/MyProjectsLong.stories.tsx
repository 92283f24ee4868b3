import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { inAccount } from '../fixtures/frames.tsx'
import { DeletingAtOnce } from './DeletingAtOnce.fixtures.tsx'
import { atRest, projects } from './MyProjects.fixtures.ts'
import { MyProjects, type MyProjectsProps } from './MyProjects.tsx'

const COUNT = 10_000
const [first] = projects
if (!first) throw new Error('The library has an image')
const many = Array.from({ length: COUNT }, (_, place) => ({
  ...first,
  id: `p-${place}`,
  title: `Picture ${place + 1}${place % 3 === 0 ? ' of a lighthouse at dawn, seen from the sea, with gulls' : ''}`,
}))

/** A library of thousands of images; only those near the window are rendered. */
const meta = {
  title: 'Screens/MyProjects/Long',
  component: MyProjects,
  tags: ['!autodocs', '!visual'],
  decorators: [inAccount('myProjects')],
  parameters: { layout: 'fullscreen' },
  args: { list: { status: 'ready', projects: many, more: 'none', onMore: fn() }, ...atRest() },
} satisfies Meta<typeof MyProjects>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const items = (canvas: Canvas): readonly HTMLElement[] =>
  canvas.getAllByRole('listitem').filter((item: HTMLElement) => item.hasAttribute('aria-posinset'))
const placeOf = (item: Element | null | undefined) => Number(item?.getAttribute('aria-posinset'))
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
const inSight = (canvas: Canvas) => items(canvas).filter(isInSight)
/** Scrolls to a share of the page's height, and waits for images there. */
const scrollTo = async (canvas: Canvas, share: number) => {
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
  window.scrollTo(0, document.documentElement.scrollHeight * share)
  await waitFor(() => {
    const gaps = [...document.querySelectorAll('li[aria-hidden=true]')].filter(isInSight)
    if (gaps.length > 0 || inSight(canvas).length === 0) throw new Error('There is a gap in the window')
  })
}

export const Scrolling: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(inSight(canvas).length).toBeGreaterThan(0))
    await step('Few are in the document, and each says which of how many it is', async () => {
      await expect(items(canvas).length).toBeLessThan(300)
      await expect(items(canvas).map(placeOf).slice(0, 3)).toEqual([1, 2, 3])
      for (const item of items(canvas)) await expect(item).toHaveAttribute('aria-setsize', String(COUNT))
    })
    await step('In the middle others are', async () => {
      await scrollTo(canvas, 0.5)
      const [seen] = inSight(canvas)
      await expect(placeOf(seen)).toBeGreaterThan(COUNT / 3)
      await expect(placeOf(seen)).toBeLessThan((COUNT * 2) / 3)
      await expect(items(canvas).length).toBeLessThan(300)
    })
    await step('They stand in the order of the list, and in its columns', async () => {
      const places = items(canvas).map(placeOf)
      await expect(places).toEqual(places.toSorted((one: number, other: number) => one - other))
      const columns = new Set(inSight(canvas).map((item) => Math.round(item.getBoundingClientRect().left)))
      await expect(columns.size).toBeLessThanOrEqual(4)
    })
    await step('The first and the last are always there, for the keys that lead into the list', async () => {
      await expect(items(canvas).map(placeOf)).toEqual(expect.arrayContaining([1, 2, COUNT - 1, COUNT]))
    })
  },
}

/** aria-setsize is -1 while more pages can be loaded. */
export const OpenEnded: Story = {
  args: { list: { status: 'ready', projects: many.slice(0, 1000), more: 'available', onMore: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(items(canvas).length).toBeGreaterThan(0))
    for (const item of items(canvas)) await expect(item).toHaveAttribute('aria-setsize', '-1')
  },
}

export const Keys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const twelfth = 'Picture 12'
    await step('What has the focus keeps it far outside the window', async () => {
      await userEvent.click(box(canvas, twelfth))
      await scrollTo(canvas, 0.5)
      await scrollTo(canvas, 0.9)
      await expect(box(canvas, twelfth)).toHaveFocus()
    })
    await step('Tab leads on from there', async () => {
      box(canvas, 'Picture 24').focus({ preventScroll: true })
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Open Picture 25\b/ })).toBeInTheDocument())
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Open Picture 24' })).toHaveFocus()
      for (let presses = 0; presses < 3; presses += 1) await userEvent.tab()
      await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '25')
    })
    await step('From the bar, Escape leads back to the image that was marked, wherever the window is', async () => {
      await scrollTo(canvas, 0.9)
      canvas.getByRole('button', { name: `Delete ${twelfth}` }).focus()
      await userEvent.keyboard('{Escape}')
      await expect(box(canvas, twelfth)).toHaveFocus()
    })
  },
}

export const SelectingAll: Story = {
  render: (args) => <DeletingAtOnce {...args} />,
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Ctrl and A takes also those that are not in the document', async () => {
      await userEvent.click(box(canvas, 'Picture 2'))
      await userEvent.keyboard('{Control>}a{/Control}')
      const bar = within(canvas.getByRole('region', { name: 'Selected pictures' }))
      await waitFor(() => expect(bar.getByText('10000 selected')).toBeVisible())
      await scrollTo(canvas, 0.5)
      for (const seen of inSight(canvas)) await expect(within(seen).getByRole('checkbox')).toBeChecked()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(box(canvas, 'Picture 2'))
    })
    await step('With Shift, everything up to one that was not in the document then', async () => {
      const [far] = inSight(canvas)
      if (!far) throw new Error('An image is in sight')
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(within(far).getByRole('checkbox'))
      await userEvent.keyboard('{/Shift}')
      await userEvent.click(canvas.getByRole('button', { name: /^Delete \d+ pictures$/ }))
      const ids = many.slice(1, placeOf(far)).map(({ id }) => id)
      await expect(args.onDeleteSeveral).toHaveBeenCalledWith(ids)
    })
    await step('The focus is on a place of one that was deleted', async () => {
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Undo deleting Picture/))
    })
  },
}

function Shrinking(props: MyProjectsProps) {
  const [shown, setShown] = useState(many)
  return (
    <>
      <Button onClick={() => setShown(many.slice(1000))}>Take the first thousand away</Button>
      <MyProjects {...props} list={{ status: 'ready', projects: shown, more: 'none', onMore: props.onShowAll }} />
    </>
  )
}

/** The focused image is far outside the window and keeps the focus while others disappear. */
export const GoingAbove: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    await scrollTo(canvas, 0.5)
    const [far] = inSight(canvas)
    if (!far) throw new Error('An image is in sight')
    within(far).getByRole('checkbox').focus()
    const { activeElement: focused } = document
    const before = placeOf(far)
    await scrollTo(canvas, 0)
    canvas.getByRole('button', { name: /^Take/ }).click()
    await waitFor(() => expect(items(canvas)[0]).toHaveAttribute('aria-setsize', '9000'))
    await expect(focused).toHaveFocus()
    await expect(placeOf(focused?.closest('li'))).toBe(before - 1000)
  },
}

/** Each rendered image calls this for its link. */
const upscale = fn(() => null)

const links = { ...atRest().links, upscale }

function Typing(props: MyProjectsProps) {
  const [query, setQuery] = useState('')
  return <MyProjects {...props} query={query} onSearch={setQuery} onDelete={() => undefined} />
}

export const DrawnOnce: Story = {
  args: { list: { status: 'ready', projects: many.slice(0, 60), more: 'none', onMore: fn() } },
  render: (args) => <Typing {...args} links={links} />,
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(60))
    upscale.mockClear()
    await step('A letter of a search draws no image anew', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'gulls')
      await expect(canvas.getByRole('textbox')).toHaveValue('gulls')
      await expect(upscale).not.toHaveBeenCalled()
    })
    await step('A tick draws its own', async () => {
      await userEvent.click(box(canvas, 'Picture 2'))
      await expect(canvas.getByRole('region', { name: 'Selected pictures' })).toBeInTheDocument()
      await expect(upscale).toHaveBeenCalledOnce()
    })
  },
}

/** Print renders all images. */
export const Printed: Story = {
  args: { list: { status: 'ready', projects: many.slice(0, 400), more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(items(canvas).length).toBeGreaterThan(0))
    await expect(items(canvas).length).toBeLessThan(300)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('checkbox', { name: /^Select Picture/ })).toHaveLength(400)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(items(canvas).length).toBeLessThan(300))
  },
}
