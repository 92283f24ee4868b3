/**
 * In the page: the contrast of every text in the scheme that is shown, by its first words. It is for comparing one
 * version with another: whether it is enough is said by axe, which takes ten times as long to know what covers what.
 */
export function readContrast(): readonly string[] {
  const root = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('The browser cannot mix colours.')

  /** WCAG 2 relative luminance of what is painted. */
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const paint = (colour: string, opacity = 1) => {
    canvas.globalAlpha = opacity
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const known = new Map<string, string>()
  const mixed = (grounds: readonly string[], colour: string, opacity: number) => {
    const key = JSON.stringify([grounds, colour, opacity])
    const found = known.get(key)
    if (found !== undefined) return found
    paint('white')
    for (const ground of grounds.toReversed()) paint(ground)
    const below = luminance()
    paint(colour, opacity)
    const above = luminance()
    const ratio = (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05)
    // Rounded down, so that what is too little never looks like enough.
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
    known.set(key, shown)
    return shown
  }
  const isOpaque = (colour: string) => !/transparent|\/|rgba/.test(colour)
  const contrastOf = (element: Element) => {
    const grounds: string[] = []
    let opacity = 1
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { backgroundColor, backgroundImage, opacity: own } = getComputedStyle(around)
      opacity *= Number(own)
      if (backgroundImage !== 'none') return 'unknown'
      grounds.push(backgroundColor)
      if (isOpaque(backgroundColor)) break
    }
    return mixed(grounds, getComputedStyle(element).color, opacity)
  }

  const lines = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
    const element = walker.currentNode.parentElement
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
    lines.add(`${contrastOf(element)} ${text.slice(0, 60)}`)
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isText = field.checkVisibility({ visibilityProperty: true }) && !/radio|checkbox|range|file/.test(field.type)
    if (isText && field.value !== '') lines.add(`${contrastOf(field)} ${field.value.slice(0, 60)}`)
  }
  return [...lines].toSorted()
}
