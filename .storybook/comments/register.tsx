import './react.ts'
import type { PropsWithChildren } from 'react'
import { Badge, ToggleButton } from 'storybook/internal/components'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styles, useComments } from '../../tools/comments/page/index.ts'
import { CanvasPins } from './CanvasPins.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { isCommentable } from './isPage.ts'
import { PANEL } from './panel.ts'
import { comments } from './shared.ts'

function useOpenCount(): number {
  const { storyId } = useStorybookState()
  const { list } = useComments(comments)
  return list?.comments.filter((one) => one.storyId === storyId && one.state === 'open').length ?? 0
}

function Title() {
  const open = useOpenCount()
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      <span>Comments</span>
      {open === 0 ? null : <Badge compact>{open}</Badge>}
    </div>
  )
}

function PinsTool() {
  const { pinsShown } = useComments(comments)
  const open = useOpenCount()
  if (!isCommentable(useStorybookApi().getCurrentStoryData())) return null
  return (
    <ToggleButton
      padding="small"
      variant="ghost"
      pressed={pinsShown}
      ariaLabel={`Pins of comments, ${open} open`}
      onClick={() => comments.showPins(!pinsShown)}
    >
      <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2 2h10v7H7l-3 3V9H2z" strokeLinejoin="round" />
      </svg>
    </ToggleButton>
  )
}

const AroundCanvas = ({ children }: PropsWithChildren) => (
  <>
    <style>{styles}</style>
    {children}
    <CanvasPins />
  </>
)

/** Adds comments to Storybook's frame: a panel, pins over the story, a button that hides them, and a key. */
export function registerComments(): void {
  addons.register('comments', (api) => {
    addons.add(PANEL, {
      type: types.PANEL,
      title: Title,
      render: ({ active = false }) => <CommentsPanel active={active} />,
    })
    addons.add('comments/pins', {
      type: types.TOOL,
      title: 'Pins of comments',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <PinsTool />,
    })
    addons.add('comments/canvas', { type: types.PREVIEW, render: AroundCanvas })
    void api.setAddonShortcut('comments', {
      label: 'Add a comment',
      actionName: 'add',
      defaultShortcut: ['alt', 'C'],
      action: () => {
        const entry = api.getCurrentStoryData()
        if (!isCommentable(entry) || comments.get().list?.writable !== true) return
        api.togglePanel(true)
        api.setSelectedPanel(PANEL)
        comments.begin(entry.id)
      },
    })
    // A link of the list of all comments (addressOf.ts).
    const linked = new URLSearchParams(window.location.search).get('comment')
    if (linked !== null) {
      comments.select(linked)
      api.once(STORY_RENDERED, () => api.togglePanel(true))
    }
    void comments.load()
    // They may have been written in the report, or come with a pull.
    window.addEventListener('focus', () => void comments.load())
  })
}
