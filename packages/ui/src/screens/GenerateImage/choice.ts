/** How many images, and in which styles: every style gets at least one image, so there are never more styles. */
export interface StyleChoice {
  styles: readonly string[]
  count: number
}

/**
 * Chooses a style or takes it away. More styles than images raise the count, up to `max`; at `max` a further style is
 * not taken, but for a `max` of one, where it takes the place of the one before. `plain` is the style of no choice:
 * another one takes its place, and it comes back when none is left.
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

/** Sets the count; styles that no image is left for are dropped, the latest choice first. */
export function setCount(choice: StyleChoice, count: number): StyleChoice {
  return { styles: choice.styles.slice(0, count), count }
}

/** How many images each style gets: handed out in turn, as the server does it. */
export function countByStyle({ styles, count }: StyleChoice): readonly { style: string; count: number }[] {
  return styles.map((style, place) => ({ style, count: Math.ceil((count - place) / styles.length) }))
}
