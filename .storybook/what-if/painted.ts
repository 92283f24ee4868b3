import { withoutIds } from './withoutIds.ts'

type Style = CSSStyleDeclaration

const isClear = (colour: string) => /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour)

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const corners = ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'] as const

const valuesOf = (style: Style, names: readonly (keyof Style)[]) => names.map((name) => String(style[name])).join()

/** The box of an element, as far as anything of it is to be seen. */
function box(style: Style, isCut: boolean): readonly string[] {
  const parts: string[] = []
  if (!isClear(style.backgroundColor)) parts.push(style.backgroundColor)
  if (style.backgroundImage !== 'none') {
    const how = [
      'backgroundSize',
      'backgroundPosition',
      'backgroundRepeat',
      'backgroundClip',
      'backgroundOrigin',
    ] as const
    parts.push(style.backgroundImage, valuesOf(style, how))
  }
  if (style.boxShadow !== 'none') parts.push(style.boxShadow)
  for (const side of sides) {
    const line = [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]] as const
    if (line[0] !== '0px' && !['none', 'hidden'].includes(line[1])) parts.push(side, ...line)
  }
  if (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') {
    parts.push(valuesOf(style, ['outlineStyle', 'outlineWidth', 'outlineColor', 'outlineOffset']))
  }
  if (parts.length > 0 || isCut) parts.push(...corners.map((corner) => style[`border${corner}Radius`]))
  return parts
}

const effects = [
  ['opacity', '1'],
  ['filter', 'none'],
  ['backdropFilter', 'none'],
  ['transform', 'none'],
  ['rotate', 'none'],
  ['scale', 'none'],
  ['translate', 'none'],
  ['clipPath', 'none'],
  ['maskImage', 'none'],
  ['mixBlendMode', 'normal'],
] as const satisfies readonly (readonly [keyof Style, string])[]

const inLetters = [
  ...(['color', 'webkitTextFillColor', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch'] as const),
  ...(['fontVariant', 'fontFeatureSettings', 'fontVariationSettings', 'letterSpacing', 'wordSpacing'] as const),
  ...(['textTransform', 'textShadow', 'textOverflow', 'webkitTextStrokeWidth'] as const),
] as const satisfies readonly (keyof Style)[]

const inShapes = [
  ...(['fill', 'stroke', 'strokeWidth', 'strokeDasharray', 'strokeDashoffset', 'strokeLinecap'] as const),
  ...(['strokeLinejoin', 'fillOpacity', 'strokeOpacity', 'd', 'r', 'cx', 'cy', 'rx', 'ry', 'x', 'y'] as const),
] as const satisfies readonly (keyof Style)[]

const round = (length: number) => Math.round(length * 100) / 100

const placeOf = ({ left, top, width, height }: DOMRect) =>
  [left + scrollX, top + scrollY, width, height].map(round).join(' ')

/** What stands directly in an element, with the place of each of its lines. */
function letters(element: Element, style: Style): readonly string[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  if (texts.length === 0) return []
  const lines = texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [text.nodeValue ?? '', ...[...range.getClientRects()].map(placeOf)]
  })
  return [...lines, valuesOf(style, inLetters)]
}

/** A picture in memory has another address each time: it is told by what is in it. */
function sourceOf(image: HTMLImageElement): string {
  if (!image.currentSrc.startsWith('blob:')) return image.currentSrc
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 32, height: 32 })
  canvas.getContext('2d')?.drawImage(image, 0, 0, 32, 32)
  return `${image.naturalWidth} ${image.naturalHeight} ${canvas.toDataURL()}`
}

function field(element: Element, style: Style): readonly string[] {
  if (element instanceof HTMLImageElement) {
    return [sourceOf(element), valuesOf(style, ['objectFit', 'objectPosition'])]
  }
  if (element instanceof HTMLCanvasElement) return [element.toDataURL()]
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const isEmpty = element.value === ''
    const shown = isEmpty ? getComputedStyle(element, '::placeholder') : style
    const state = element instanceof HTMLInputElement ? `${element.type} ${element.checked}` : ''
    const isDrawnByBrowser = style.appearance !== 'none' && /checkbox|radio|range|color/.test(element.type)
    const words = isEmpty ? element.placeholder : element.value
    return [state, words, words === '' ? '' : valuesOf(shown, inLetters), isDrawnByBrowser ? style.accentColor : '']
  }
  if (element instanceof HTMLSelectElement) return [element.value, valuesOf(style, inLetters)]
  return /^(?:progress|meter)$/.test(element.localName) ? [style.accentColor] : []
}

function shape(element: Element, style: Style): readonly string[] {
  if (!(element instanceof SVGElement)) return []
  if (element instanceof SVGStopElement) return [style.stopColor, style.stopOpacity]
  if (!(element instanceof SVGGeometryElement || element instanceof SVGTextContentElement)) return []
  return style.fill === 'none' && style.stroke === 'none' ? [] : [valuesOf(style, inShapes)]
}

/** What a style sheet puts before, behind and beside an element. */
function added(element: Element, style: Style): readonly string[] {
  const parts: string[] = []
  for (const name of ['::before', '::after'] as const) {
    const own = getComputedStyle(element, name)
    if (['none', 'normal'].includes(own.content) || own.display === 'none') continue
    const drawn = box(own, false)
    const isText = !/^(?:""|'')$/.test(own.content)
    if (drawn.length === 0 && !isText) continue
    parts.push(name, own.content, ...drawn, isText ? valuesOf(own, inLetters) : '')
    parts.push(valuesOf(own, ['width', 'height', 'left', 'top', 'marginLeft', 'marginTop']))
    parts.push(...effects.map(([effect]) => own[effect]))
  }
  if (style.display === 'list-item' && style.listStyleType !== 'none') {
    parts.push(style.listStyleType, valuesOf(getComputedStyle(element, '::marker'), ['color', 'fontSize', 'content']))
  }
  if (element.matches(':modal')) parts.push(getComputedStyle(element, '::backdrop').backgroundColor)
  return parts
}

/** Cut down to nothing, as what only a screen reader says is. */
const isCutAway = ({ clipPath }: Style) => clipPath === 'inset(50%)'

function paintedBy(element: Element): readonly string[] {
  const isStop = element instanceof SVGStopElement
  if (!isStop && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  const style = getComputedStyle(element)
  if (isCutAway(style)) return []
  const isCut = style.overflow !== 'visible' && element.childElementCount > 0
  const place = element.getBoundingClientRect()
  const hasArea = place.width > 0 && place.height > 0
  const content = hasArea ? field(element, style) : []
  const own = [...letters(element, style), ...content, ...shape(element, style), ...added(element, style)]
  const isPicture = hasArea && /^(?:img|canvas|video|svg)$/.test(element.localName)
  const parts = [...own, ...box(style, isPicture || (isCut && own.length > 0))]
  if (style.textDecorationLine !== 'none') {
    parts.push(valuesOf(style, ['textDecorationLine', 'textDecorationColor', 'textDecorationThickness']))
  }
  const changed = effects.filter(([name, plain]) => style[name] !== plain).map(([name]) => String(style[name]))
  if (parts.length === 0 && changed.length === 0) return []
  return [withoutIds([placeOf(place), ...parts, ...changed].join('\n'))]
}

/**
 * In the page: what is to be seen of each element that shows anything, in the order of the document. Two pages that
 * have the same are drawn alike; lengths and colours that nothing is drawn with are left out.
 */
export function painted(): readonly string[] {
  const seen = [`${document.documentElement.scrollHeight}`]
  const visit = (element: Element) => {
    seen.push(...paintedBy(element))
    if (!isCutAway(getComputedStyle(element))) for (const child of element.children) visit(child)
  }
  visit(document.documentElement)
  return seen
}
