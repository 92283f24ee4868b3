/** The count and the styles. Every style gets at least one image, so there are never more styles than images. */
export interface StyleChoice {
  styles: readonly string[]
  count: number
}

/**
 * Chooses or removes a style. More styles than images raise the count, up to `max`; at `max` a further style is
 * ignored, except that a `max` of one replaces the current style. `plain` is the style of no choice: another style
 * replaces it, and it returns when no other is left.
 */
export function toggleStyle(choice: StyleChoice, style: string, plain: string, max: number): StyleChoice {
  const { styles, count } = choice
  if (styles.includes(style)) {
    const others = styles.filter((other) => other !== style)
    return { styles: others.length > 0 ? others : [plain], count }
  }
  const replaces = max === 1 || (styles.length === 1 && styles[0] === plain)
  const next = replaces ? [style] : [...styles, style]
  return next.length > max ? choice : { styles: next, count: Math.max(count, next.length) }
}

/** Sets the count, and drops the latest styles that get no image. */
export function setCount(choice: StyleChoice, count: number): StyleChoice {
  return { styles: choice.styles.slice(0, count), count }
}

/** The number of images per style, distributed in turn as on the server. */
export function countByStyle({ styles, count }: StyleChoice): readonly { style: string; count: number }[] {
  return styles.map((style, place) => ({ style, count: Math.ceil((count - place) / styles.length) }))
}
