import { shotsOf, type VisualStory, type Width, widths } from '../../tools/visual-regression/page/index.ts'
import {
  type ContrastChange,
  contrastChanges,
  decode,
  type FrameWithTimeout,
  openFrameWithTimeout,
  retryOnce,
} from '../../tools/what-if/page/index.ts'
import { addressOf } from './address.ts'
import type { FrozenFrame, StoryLook } from './frozen.ts'

/** What a change does to a story, as far as it was looked at. */
export interface Verdict {
  storyId: string
  /** Null where it is not known: the story hung, twice. */
  changes: boolean | null
  /** What is another one: what is seen, what is only said, or that its walk fails. */
  by: readonly ('looks' | 'words' | 'walk')[]
  contrast: readonly ContrastChange[]
}

export type Candidate = Omit<VisualStory, 'viewport'>

export interface Prediction {
  stories: readonly Candidate[]
  encoded: string
  /** The stories that write out the values of tokens. */
  readers: ReadonlySet<string>
  signal: AbortSignal
  onVerdict: (verdict: Verdict) => void
  /** How much of it is done, 0 to 1. */
  onDrawn: (share: number) => void
}

const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 }

/** What is drawn while nothing has been asked for. */
const FIRST = 'welcome--start'
const LOADING = 30_000

/** Three times as long as a story may take for its walk, in ms: what has not answered by then never will. */
const ANSWERING = 60_000

interface Frame {
  element: HTMLIFrameElement
  stories: FrozenFrame
}

/**
 * As large as the window that it stands for, and to be seen through: images that load when they come near load nowhere
 * else.
 */
async function openFrame(encoded: string, signal: AbortSignal): Promise<Frame> {
  const element = document.createElement('iframe')
  element.title = encoded === '' ? 'As it is' : 'As it would be'
  element.tabIndex = -1
  element.ariaHidden = 'true'
  element.src = addressOf(FIRST, 'light', encoded, true)
  Object.assign(element.style, { position: 'fixed', inset: '0', opacity: '0', border: '0', pointerEvents: 'none' })
  document.body.append(element)
  const late = performance.now() + LOADING
  const isReady = () => element.contentDocument?.querySelector('#storybook-root > *') != null
  while (!isReady() || element.contentWindow?.whatIfFrame === undefined) {
    signal.throwIfAborted()
    if (performance.now() > late) throw new Error('The stories could not be loaded.')
    await new Promise(requestAnimationFrame)
  }
  return { element, stories: element.contentWindow.whatIfFrame }
}

/** Stories take the focus to themselves: it is given back to what had it. */
async function keepingFocus<T>(work: () => Promise<T>): Promise<T> {
  const held = document.activeElement
  try {
    return await work()
  } finally {
    if (document.activeElement instanceof HTMLIFrameElement && held instanceof HTMLElement) {
      held.focus({ preventScroll: true })
    }
  }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, place) => line === other[place])

function difference(before: StoryLook, after: StoryLook): Verdict['by'] {
  const looks = (['light', 'dark'] as const).some((scheme) => !isSame(before[scheme].painted, after[scheme].painted))
  const contrast = (['light', 'dark'] as const).some(
    (scheme) => !isSame(before[scheme].contrast, after[scheme].contrast),
  )
  const words = contrast || !isSame(before.said, after.said)
  return [
    ...(looks ? (['looks'] as const) : []),
    ...(words ? (['words'] as const) : []),
    ...(before.failed === after.failed ? [] : (['walk'] as const)),
  ]
}

function judge(storyId: string, before: StoryLook, after: StoryLook): Verdict {
  const by = difference(before, after)
  const contrast = (['light', 'dark'] as const).flatMap((scheme) =>
    contrastChanges(scheme, before[scheme].contrast, after[scheme].contrast),
  )
  return { storyId, changes: by.length > 0, by, contrast }
}

type Compare = (storyId: string) => Promise<Verdict>

/** Tokens are other ones in a story that stands: whatever differs then differs by them. */
function byTokens({ ask }: FrameWithTimeout<Frame>, encoded: string, readers: ReadonlySet<string>): Compare {
  const once = (storyId: string) =>
    keepingFocus(() => ask(({ stories }) => stories.lookWithTokens(storyId, encoded, readers.has(storyId))))
  return async (storyId) => {
    const { before, after } = await once(storyId)
    const verdict = judge(storyId, before, after)
    if (!verdict.changes) return verdict
    const again = { ...(await ask(({ stories }) => stories.lookAgain())), failed: before.failed }
    if (difference(before, again).length === 0) return verdict
    // It moves by itself: what differs by chance does not differ again.
    const second = await once(storyId)
    return judge(storyId, second.before, second.after)
  }
}

/** Texts are read when the stories are loaded: there is a frame with the others. */
function byTexts(before: FrameWithTimeout<Frame>, after: FrameWithTimeout<Frame>): Compare {
  const lookIn = (frame: FrameWithTimeout<Frame>, storyId: string) =>
    keepingFocus(() => frame.ask(({ stories }) => stories.look(storyId)))
  const once: Compare = async (storyId) => judge(storyId, await lookIn(before, storyId), await lookIn(after, storyId))
  return async (storyId) => {
    const verdict = await once(storyId)
    // What differs by chance does not differ again.
    return verdict.changes ? once(storyId) : verdict
  }
}

const widthsIn = (story: VisualStory) => [...new Set(shotsOf(story).map(({ width }) => width))]

/**
 * Draws each story as it is and as it would be, at every width at which the visual run takes it, and says of each
 * whether it changes: as soon as one width shows it, or when none has.
 */
export async function predict({ stories, encoded, readers, signal, onVerdict, onDrawn }: Prediction): Promise<void> {
  const frames: FrameWithTimeout<Frame>[] = []
  let size = {}
  const resize = ({ element }: Frame) => Object.assign(element.style, size)
  const open = async (whatIf: string) => {
    const frame = await openFrameWithTimeout({
      open: async () => {
        const opened = await openFrame(whatIf, signal)
        resize(opened)
        return opened
      },
      close: ({ element }) => element.remove(),
      ...{ limit: ANSWERING, signal },
    })
    frames.push(frame)
    return frame
  }
  try {
    const first = await open('')
    const hasTexts = Object.keys(decode(encoded).texts).length > 0
    const compare = hasTexts ? byTexts(first, await open(encoded)) : byTokens(first, encoded, readers)
    const viewportOf = (id: string) => first.ask(({ stories: all }) => all.viewportOf(id))
    const known = new Map<string, readonly Width[]>()
    const widthsOf = async (story: Candidate) => {
      const before = known.get(story.id)
      if (before !== undefined) return before
      const own = widthsIn({ ...story, viewport: await viewportOf(story.id) })
      known.set(story.id, own)
      return own
    }
    const all = stories.reduce((count, story) => count + widthsIn({ ...story, viewport: null }).length, 0)
    let drawn = 0
    // Width by width: a window changes its size as seldom as can be, and most show it in the first.
    const judged = new Set<string>()
    for (const width of widths) {
      size = { width: `${width}px`, height: `${heights[width]}px` }
      for (const { frame } of frames) resize(frame)
      for (const story of stories) {
        signal.throwIfAborted()
        drawn += widthsIn({ ...story, viewport: null }).includes(width) ? 1 : 0
        if (judged.has(story.id)) continue
        const own = await retryOnce(() => widthsOf(story))
        if (own?.includes(width) === false) continue
        const answer = own && (await retryOnce(() => compare(story.id)))
        const verdict: Verdict = answer ?? { storyId: story.id, changes: null, by: [], contrast: [] }
        if (verdict.changes !== false) judged.add(story.id)
        if (verdict.changes !== false || width === own?.at(-1)) onVerdict(verdict)
        onDrawn(drawn / all)
      }
    }
  } finally {
    for (const frame of frames) frame.close()
  }
}
