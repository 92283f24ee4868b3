import type { useShortcutsSetting } from './useShortcuts.ts'

export type ShortcutsSetting = ReturnType<typeof useShortcutsSetting>

const keys = [
  ['J or →, K or ←', 'next and previous picture'],
  ['0, 1, 2, 3', 'all pictures; before, after or difference in its own size'],
  ['A', 'approve and go on; take back what is chosen'],
  ['C', 'add a comment at a place in the picture'],
  ['U', 'undo the last approval'],
  ['Esc', 'back to the list'],
] as const

export function Shortcuts({ shortcuts }: { shortcuts: ShortcutsSetting }) {
  return (
    <details className="shortcuts">
      <summary>Keys</summary>
      <dl>
        {keys.map(([key, action]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={shortcuts.on} onChange={(event) => shortcuts.turn(event.target.checked)} /> Keys
        are on
      </label>
    </details>
  )
}
