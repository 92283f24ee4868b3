/** Width in px that a pointer's place is read against while the slider has none of its own (R283). */
const FALLBACK_WIDTH = 316

/**
 * Radix divides the pointer's place by the slider's measured width: inside something hidden that is zero, and the
 * value would be lost. The element then answers with the fallback width.
 */
export function withFallbackWidth(node: HTMLElement | null): void {
  if (!node || Object.hasOwn(node, 'getBoundingClientRect')) return
  const measure = node.getBoundingClientRect.bind(node)
  node.getBoundingClientRect = () => {
    const rect = measure()
    return rect.width > 0 ? rect : new DOMRect(rect.x, rect.y, FALLBACK_WIDTH, rect.height)
  }
}
