import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The built app in a browser: the colour of its first button, and what it complained about. */
export async function shownColour(built: string): Promise<{ colour: string; complaints: string[] }> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ colorScheme: 'light' })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname
      const file = path.join(built, name === '/' ? 'index.html' : name)
      if (!existsSync(file)) return route.fulfill({ status: 404 })
      const contentType = types[path.extname(file)] ?? 'application/octet-stream'
      return route.fulfill({ contentType, body: readFileSync(file) })
    })
    await page.goto('http://themed.test/')
    const button = page.getByRole('button').first()
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    return { colour, complaints }
  } finally {
    await browser.close()
  }
}
