const isOpaque = (colour: string) => !/transparent|\/|rgba/.test(colour)

/** Mixes colours as the browser paints them and measures the contrast (WCAG 2). */
function contrastMeter() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('The browser has no canvas.')
  const known = new Map<string, string>()
  const paint = (colour: string, opacity = 1) => {
    canvas.globalAlpha = opacity
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return (backgrounds: readonly string[], colour: string, opacity: number) => {
    const key = JSON.stringify([backgrounds, colour, opacity])
    const found = known.get(key)
    if (found !== undefined) return found
    paint('white')
    for (const background of backgrounds.toReversed()) paint(background)
    const below = luminance()
    paint(colour, opacity)
    const above = luminance()
    const ratio = (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05)
    const rounded = (Math.floor(ratio * 10) / 10).toFixed(1)
    known.set(key, rounded)
    return rounded
  }
}

/** Lists the contrast of every text with its first words, to compare two versions; axe judges whether it is enough. */
export function readContrast(root: Element): readonly string[] {
  const measure = contrastMeter()
  const contrastOf = (element: Element) => {
    const backgrounds: string[] = []
    let opacity = 1
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { backgroundColor, backgroundImage, opacity: own } = getComputedStyle(parent)
      opacity *= Number(own)
      if (backgroundImage !== 'none') return 'unknown'
      backgrounds.push(backgroundColor)
      if (isOpaque(backgroundColor)) break
    }
    return measure(backgrounds, getComputedStyle(element).color, opacity)
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
  return ['[contrast]', ...[...lines].toSorted()]
}
