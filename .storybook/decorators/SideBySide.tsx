import { createPortal } from 'react-dom'
import { buildArgsParam } from 'storybook/internal/router'
import type { Args, Globals } from 'storybook/internal/types'

interface SideBySideProps {
  storyId: string
  initialArgs: Args
  args: Args
  globals: Globals
}

const frame = { border: 0, width: '50%', height: '100%' } as const

/**
 * The story twice, each time in a window of its own: media queries, dialogs and play functions then behave as they do
 * alone. The story that lies under the frames is the one that Storybook's panels watch.
 */
export function SideBySide({ storyId, initialArgs, args, globals }: SideBySideProps) {
  const query = (theme: string) =>
    new URLSearchParams({
      id: storyId,
      viewMode: 'story',
      globals: buildArgsParam({}, { ...globals, theme }),
      args: buildArgsParam(initialArgs, args),
    }).toString()
  return createPortal(
    <div style={{ position: 'fixed', inset: 0, zIndex: 2 ** 31 - 1, display: 'flex' }}>
      {['light', 'dark'].map((theme) => (
        <iframe key={theme} title={`In the ${theme} scheme`} src={`iframe.html?${query(theme)}`} style={frame} />
      ))}
    </div>,
    document.documentElement,
  )
}
