import { Checkbox } from '@mintage/ui/controls'
import { Modal, ModalBody } from '@mintage/ui/overlays/Modal'
import { Stack } from '@mintage/ui/primitives'
import * as styles from './page.css.ts'
import type { Keys } from './useShortcuts.ts'

type Key = readonly [caps: readonly string[], does: string]

/** What a page does at once can be undone; what it only chooses is chosen and taken back with one key. */
const approving = (atOnce: boolean): readonly Key[] =>
  atOnce
    ? [
        [['A'], 'Approve the picture and go on'],
        [['U'], 'Undo the last approval'],
      ]
    : [[['A'], 'Choose the picture and go on; take it back if it is chosen']]

const keysFor = (atOnce: boolean): readonly Key[] => [
  [['←', '→'], 'Previous and next picture; so do J (next) and K'],
  [['1', '2', '3'], 'Side by side, slider, difference'],
  ...approving(atOnce),
  [['G'], 'Go to what has changed'],
  [['O'], 'With or without the line around it'],
  [['Z'], 'As wide as the place, all of it, or 100 %'],
  [['Esc'], 'Back to the list'],
  [['?'], 'This help'],
]

interface HelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  keys: Keys
  /** Whether the page approves by itself, or gives the command for it. */
  atOnce: boolean
}

export function Help({ open, onOpenChange, keys, atOnce }: HelpProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Keys and help"
      description="The address of the page holds what you see: send it on, and others see the same."
    >
      <ModalBody>
        <Stack gap="lg">
          <dl className={styles.keys}>
            {keysFor(atOnce).map(([caps, does]) => (
              <div key={does} className={styles.keyRow}>
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap} className={styles.key}>
                      {cap}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Checkbox label="Keys are on" checked={keys.on} onCheckedChange={keys.turn} />
        </Stack>
      </ModalBody>
    </Modal>
  )
}
