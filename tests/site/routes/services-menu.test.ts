import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { visitUntilStable } from '../support/screen.ts'

const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const services = nav.getByRole('button', { name: 'Services' })
const upscale = nav.getByRole('link', { name: /^Upscale image/ })
const elsewhere = nav.getByRole('link', { name: 'Pricing' })

const isOpen = () => expect.element(upscale).toBeVisible()
const isClosed = () => expect.element(upscale).not.toBeInTheDocument()

beforeEach(async () => {
  await visitUntilStable({ path: '/faq' })
  await userEvent.hover(elsewhere)
})

/** Holds the closing when the mouse leaves; returns how to let ms pass. */
function holdClosing() {
  const held: Animation[] = []
  const hold = () => {
    held.splice(0, held.length, ...document.getAnimations())
    for (const animation of held) animation.pause()
  }
  services.element().parentElement?.addEventListener('pointerleave', hold)
  return (ms: number) => {
    expect(held).not.toEqual([])
    for (const animation of held) animation.currentTime = ms
  }
}

test('opens under a mouse, and closes 200 ms after it has left', { tags: ['R100', 'R101'] }, async () => {
  await userEvent.hover(services)
  await isOpen()
  const passTo = holdClosing()
  await userEvent.hover(elsewhere)
  passTo(199)
  await isOpen()
  await userEvent.hover(upscale)
  await isOpen()
  expect(document.getAnimations()).toEqual([])
  await userEvent.hover(elsewhere)
  passTo(200)
  await isClosed()
})

test('a click under the mouse leaves it open until the mouse leaves', { tags: ['R101'] }, async () => {
  await userEvent.click(services)
  await isOpen()
  await userEvent.hover(elsewhere)
  await isClosed()
})

test('Escape closes what the mouse holds open, with any focus', { tags: ['R103'] }, async () => {
  await userEvent.hover(services)
  await isOpen()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await expect.element(services).not.toHaveFocus()
  await userEvent.hover(elsewhere)
  await userEvent.hover(services)
  await isOpen()
})

test('Escape in the list leads back to the button', { tags: ['R103'] }, async () => {
  services.element().focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(nav.getByRole('link', { name: /^Remove background/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  await expect.element(services).toHaveFocus()
})

test('closes when a link of it was followed', async () => {
  await userEvent.hover(services)
  await upscale.click()
  await isAt('/upscale-image')
  await isClosed()
})

test('stays in its place while the page scrolls', async () => {
  services.element().focus()
  await userEvent.keyboard('{Enter}')
  await isOpen()
  const gap = () => upscale.element().getBoundingClientRect().top - services.element().getBoundingClientRect().top
  const before = gap()
  window.scrollTo(0, 300)
  await expect.poll(() => window.scrollY).toBe(300)
  expect(gap()).toBe(before)
})
