import source from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

declare global {
  interface Window {
    /** Set by the script of @mermaid-js/tiny. */
    mermaid?: {
      initialize: (config: Readonly<Record<string, unknown>>) => void
      render: (id: string, text: string, container: Element) => Promise<{ svg: string }>
    }
  }
}

const { color } = vars

/** Refers to the tokens, so that a drawing follows the colour scheme without being drawn again. */
const themeCSS = `
  rect { fill: ${color.surface} !important; stroke: ${color.textMuted} !important }
  rect.outer { fill: ${color.sunken} !important }
  .label rect { stroke: none !important }
  .state-start, .end-state-outer, .end-state-inner, marker path { fill: ${color.text} !important; stroke: ${color.text} !important }
  .transition { stroke: ${color.textMuted} !important }
  span, p { color: ${color.text} !important }
  .edgeLabel, .edgeLabel p, .labelBkg { background-color: ${color.surface} !important }
`

let loading: Promise<NonNullable<Window['mermaid']>> | undefined

/** Loaded with the first drawing: it is 2.9 MB. */
function loadMermaid() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onerror = reject
    script.onload = () => {
      const { mermaid } = window
      if (mermaid === undefined) return reject(new Error('The script has set no mermaid'))
      mermaid.initialize({
        startOnLoad: false,
        theme: 'base',
        look: 'classic',
        themeCSS,
        fontFamily: getComputedStyle(document.body).fontFamily,
        deterministicIds: true,
        state: { useMaxWidth: false, nodeSpacing: 32, rankSpacing: 24 },
      })
      resolve(mermaid)
    }
    document.head.append(script)
  })
  return loading
}

/** Draws a diagram into an element. Its text is measured, and so the fonts have to be there. */
export async function draw(element: Element, id: string, text: string): Promise<void> {
  const [mermaid] = await Promise.all([loadMermaid(), document.fonts.ready])
  const { svg } = await mermaid.render(id, text, element)
  element.innerHTML = svg
}
