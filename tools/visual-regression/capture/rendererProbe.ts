import { createHash } from 'node:crypto'
import type { Browser } from 'playwright'

/** A page whose pixels differ between processors and systems: letters, curves, blends, scaled images. */
const content = `<!doctype html><style>
  body { margin: 0; font: 17px/1.4 sans-serif; background: linear-gradient(97deg, #f2ede4, #0d5c46) }
  div { width: 230px; height: 64px; margin: 9px; border-radius: 17px; box-shadow: 0 3px 19px 2px rgb(120 60 20 / .37) }
  .round { background: conic-gradient(from 11deg, #b4541f, #fff, #123) }
  .turned { transform: rotate(7deg) scale(.93); background: #fff9; mix-blend-mode: multiply }
  .soft { filter: blur(1.7px) saturate(1.3); background: radial-gradient(circle at 31% 40%, #6cc, #fff0) }
  img { width: 97px; height: 61px }
</style>
<div class="round">Struck to order: 1,234.50</div><div class="turned">Sharp &amp; crisp, ſtill</div><div class="soft">Aa</div>
<svg width="120" height="60"><path d="M3 50C20-20 60 90 115 7" fill="none" stroke="#a33" stroke-width="3.3"/></svg>
<img alt="" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP4z8DAwMDA8J+B4T8DAwAe7QP9Wq4n3wAAAABJRU5ErkJggg==">`

/** @returns what tells apart two machines that do not draw a page to the bit alike */
export async function rendererProbe(browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 400 }, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.setContent(content)
    await page.evaluate(async () => {
      await document.fonts.ready
      // A page that has not been drawn yet cannot always be taken.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    })
    return createHash('sha256')
      .update(await page.screenshot())
      .digest('base64url')
      .slice(0, 8)
  } finally {
    await context.close()
  }
}
