import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { DeleteIcon, DownloadIcon } from '../../primitives/Icon/icons.ts'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { Menu } from '../Menu/Menu.tsx'
import { confirmDialogGuide } from './ConfirmDialog.guide.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: confirmDialogGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete all 24 pictures?',
    children: 'They leave your projects for good. The tokens they cost do not come back.',
    confirmLabel: 'Delete pictures',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete all 24 pictures?' })
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await step('The consequence is its description, and Cancel has the focus', async () => {
      await expect(dialog).toHaveAccessibleDescription(
        'They leave your projects for good. The tokens they cost do not come back.',
      )
      await waitFor(() => expect(cancel).toHaveFocus())
    })
    await step('Enter cancels, a press outside is no answer, Escape is', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
      if (dialog.parentElement) await userEvent.click(dialog.parentElement)
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Tab goes on to the action', async () => {
      cancel.focus()
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: 'Delete pictures' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const action = await screen.findByRole('button', { name: 'Delete pictures' })
    await expect(action).toBeDisabled()
    await userEvent.click(action, { pointerEventsCheck: 0 })
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const NotDestructive: Story = {
  args: {
    tone: 'accent',
    title: 'Sign out everywhere else?',
    children: 'Other browsers and phones have to sign in again. This one stays signed in.',
    confirmLabel: 'Sign out the others',
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    title: 'Sollen alle Bildbearbeitungsergebnisse unwiederbringlich gelöscht werden?',
    children: `Die Datei ${'Sonnenaufgang'.repeat(8)}.png wird aus Ihren Projekten entfernt und kann nicht wiederhergestellt werden.`,
    confirmLabel: 'Bildbearbeitungsergebnisse unwiederbringlich löschen',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(3)
  },
}

function FromMenu() {
  const [asking, setAsking] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <main style={{ padding: 24, display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ul>
        <li>
          {there ? (
            <Menu
              label="More actions"
              items={[
                { value: 'download', label: 'Download', icon: DownloadIcon },
                { value: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'critical' },
              ]}
              onSelect={(value) => setAsking(value === 'delete')}
            />
          ) : (
            <Button tone="neutral">Undo</Button>
          )}
        </li>
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this picture?"
        confirmLabel="Delete picture"
        onConfirm={() => {
          setThere(false)
          setAsking(false)
        }}
      >
        It leaves your projects.
      </ConfirmDialog>
    </main>
  )
}

export const AskedFromAMenu: Story = {
  tags: ['!visual'],
  render: () => <FromMenu />,
  play: async ({ canvas, step }) => {
    const more = canvas.getByRole('button', { name: 'More actions' })
    const ask = async () => {
      more.focus()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('alertdialog')
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    }
    await step('The menu has gone by then; its button gets the focus back', async () => {
      await ask()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(more).toHaveFocus())
    })
    await step('The button has gone too: what stands in its place has it', async () => {
      await ask()
      await userEvent.click(screen.getByRole('button', { name: 'Delete picture' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await atRest(dialog)
    const [cancel, confirm] = ['Cancel', 'Delete pictures'].map((name) => within(dialog).getByRole('button', { name }))
    await expect(confirm?.getBoundingClientRect().right).toBeLessThan(cancel?.getBoundingClientRect().left ?? 0)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
