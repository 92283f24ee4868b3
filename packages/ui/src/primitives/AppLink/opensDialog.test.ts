import { expect, it, vi } from 'vitest'
import { opensDialog } from './opensDialog.ts'

const click = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('opens the dialog on a plain click, and follows the link on every other', () => {
  const open = vi.fn()
  const preventDefault = vi.fn()
  const { onClick } = opensDialog(open)
  for (const other of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    onClick({ ...click, ...other, preventDefault })
  }
  expect(open).not.toHaveBeenCalled()
  expect(preventDefault).not.toHaveBeenCalled()
  onClick({ ...click, preventDefault })
  expect(open).toHaveBeenCalledOnce()
  expect(preventDefault).toHaveBeenCalledOnce()
})
