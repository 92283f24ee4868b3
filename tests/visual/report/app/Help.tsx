import { Checkbox } from '@mintage/ui/controls'
import { Modal, ModalBody } from '@mintage/ui/overlays/Modal'
import { Stack } from '@mintage/ui/primitives'
import * as styles from './page.css.ts'
import type { Keys } from './useKeys.ts'

const keys = [
  [['←', '→'], 'Previous and next picture; so do J (next) and K'],
  [['1', '2', '3', '4'], 'Side by side, slider, overlay, difference'],
  [['B'], 'In the overlay: before or after at a blink'],
  [['A'], 'Approve the picture and go on; take it back if it is chosen'],
  [['U'], 'Undo the last approval'],
  [['G'], 'Go to what has changed'],
  [['O'], 'With or without the line around it'],
  [['Z'], 'As wide as the place, all of it, or 100 %'],
  [['Esc'], 'Back to the list'],
  [['?'], 'This help'],
] as const

interface HelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  keys: Keys
}

export function Help({ open, onOpenChange, keys: inUse }: HelpProps) {
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
            {keys.map(([caps, does]) => (
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
          <Checkbox label="Keys are on" checked={inUse.on} onCheckedChange={inUse.turn} />
        </Stack>
      </ModalBody>
    </Modal>
  )
}
