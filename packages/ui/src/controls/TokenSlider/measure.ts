/** Width in px for a pointer's position while the slider has none (R283). */
const FALLBACK_WIDTH = 316

/**
 * Radix divides the pointer's position by the slider's measured width. Inside a hidden element that is zero, and the
 * value would be lost, so the element reports the fallback width.
 */
export function withFallbackWidth(node: HTMLElement | null): void {
  if (!node || Object.hasOwn(node, 'getBoundingClientRect')) return
  const measure = node.getBoundingClientRect.bind(node)
  node.getBoundingClientRect = () => {
    const rect = measure()
    return rect.width > 0 ? rect : new DOMRect(rect.x, rect.y, FALLBACK_WIDTH, rect.height)
  }
}
