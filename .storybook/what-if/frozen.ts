import {
  freezeMotion,
  now,
  readContrast,
  seedRandom,
  settle,
  watchTimers,
} from '../../tools/visual-regression/page/index.ts'
import { painted } from './painted.ts'
import { said } from './said.ts'
import { show } from './sources.ts'

interface SchemeLook {
  painted: readonly string[]
  /** A line a text: its contrast and its first words. */
  contrast: readonly string[]
}

/** How a story looks in one window. */
export interface StoryLook {
  /** Why its walk did not reach its state; null where it did. */
  failed: string | null
  said: readonly string[]
  light: SchemeLook
  dark: SchemeLook
}

/** What a frame can be asked for by the page around it. */
export interface FrozenFrame {
  /** The window that a story asks for, e.g. `phone`; null for any. */
  viewportOf(storyId: string): Promise<string | null>
  look(storyId: string): Promise<StoryLook>
  /**
   * As it is and with other tokens, in one mount.
   *
   * @param isReader whether it writes out the values of tokens, and so has to be rendered with others
   */
  lookWithTokens(storyId: string, encoded: string, isReader: boolean): Promise<{ before: StoryLook; after: StoryLook }>
  /** What stands there: what moves by itself is another one. */
  lookAgain(): Promise<StoryLook>
}

declare global {
  interface Window {
    whatIfFrame?: FrozenFrame
  }
}

/** How far ahead is waited for what is set to happen, in ms: as the visual run does for what it reads. */
const SOON = 1000

/** A story that is not done by then has failed, in ms. */
const LONGEST = 20_000

/** The moment at which every story is taken. */
function fixTime(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === 'now' ? () => now.getTime() : Reflect.get(target, name)),
  })
}

function mount(storyId: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  let why: string | null = null
  const threw = ({ message }: { message: string }) => {
    why ??= message.split('\n').find((line) => line.trim() !== '') ?? 'no reason given'
  }
  const finished = (end: { storyId: string; status: string }) => {
    if (end.storyId !== storyId) return
    resolve(why ?? (end.status === 'success' ? null : end.status))
  }
  channel.on('playFunctionThrewException', threw)
  channel.on('storyFinished', finished)
  const late = setTimeout(() => resolve('not finished in time'), LONGEST)
  window.mintageReseed()
  if (storyId === current) channel.emit('forceRemount', { storyId })
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  current = storyId
  return promise.finally(() => {
    clearTimeout(late)
    channel.off('playFunctionThrewException', threw)
    channel.off('storyFinished', finished)
  })
}

/** What was drawn before anything was asked for, and is drawn while another frame is asked. */
const start = new URLSearchParams(location.search).get('id') ?? ''
let current = start

async function lookIn(theme: 'light' | 'dark'): Promise<SchemeLook> {
  document.documentElement.setAttribute('data-theme', theme)
  await settle(0)
  return { painted: painted(), contrast: readContrast() }
}

async function read(failed: string | null): Promise<StoryLook> {
  const light = await lookIn('light')
  const dark = await lookIn('dark')
  document.documentElement.setAttribute('data-theme', 'light')
  return { failed, light, dark, said: said() }
}

/** Gives the mounted story other tokens. */
async function repaint(encoded: string): Promise<void> {
  show(encoded)
  await settle(0)
}

/** Renders the mounted story with other tokens. */
async function redraw(encoded: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const drawn = () => resolve()
  channel.on('storyRendered', drawn)
  const late = setTimeout(drawn, SOON)
  channel.emit('updateGlobals', { globals: { whatIf: encoded } })
  await promise
  clearTimeout(late)
  channel.off('storyRendered', drawn)
  await settle(0)
}

/** Every part of it drawn, as the visual run has it when it measures a page. */
function drawAll(): void {
  const style = document.createElement('style')
  style.textContent = '* { content-visibility: visible !important }'
  document.head.append(style)
}

const frame: FrozenFrame = {
  async viewportOf(storyId) {
    const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId })
    return storyGlobals.viewport?.value ?? null
  },
  async look(storyId) {
    const failed = await mount(storyId)
    await settle(SOON)
    const look = await read(failed)
    // Frames share what the browser stores: a site that stays in one is a second tab to the site in the other.
    await mount(start)
    return look
  },
  async lookWithTokens(storyId, encoded, isReader) {
    const paint = isReader ? redraw : repaint
    const failed = await mount(storyId)
    await settle(SOON)
    const before = await read(failed)
    await paint(encoded)
    const after = await read(failed)
    await paint('')
    return { before, after }
  },
  async lookAgain() {
    await settle(SOON)
    return read(null)
  },
}

/** What is asked of a frame is not for the page around it, whose own stories would follow it. */
function keepToItself(): void {
  Reflect.set(window.__STORYBOOK_ADDONS_CHANNEL__, 'transports', [])
}

/** In a frame that is compared with another one: time, chance and motion stand still, as in the visual run. */
export function freezeIfAsked(): void {
  if (!new URLSearchParams(location.search).has('frozen')) return
  keepToItself()
  fixTime()
  seedRandom()
  watchTimers()
  freezeMotion()
  drawAll()
  window.whatIfFrame = frame
}
