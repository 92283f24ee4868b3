import { setTimeout as sleep } from 'node:timers/promises'
import { type Opened, openGuest } from './page.ts'
import type { Figure, Part, Site } from './part.ts'
import { type Press, watchPress } from './watchPress.ts'

/** A control is a button in one site and may be a link in the other. */
const name = (selector: string, text: string) => ({ selector, text })
const signIn = name('h1', '^(Sign in|Create an account)')
const accept = name('button', '^Accept')

const comparedPresses: Readonly<Record<string, Press>> = {
  Services: {
    path: '/',
    control: name('header :is(button, a, summary)', '^Services'),
    answer: name(':is(header, [popover]) a', '^Generate image'),
  },
  Choose: { path: '/pricing', control: name('main :is(button, a)', '^Choose Studio'), answer: signIn },
  'Start creating': { path: '/', control: name('main :is(button, a)', '^Start creating'), answer: signIn },
  Accept: { path: '/', control: accept, answer: { ...accept, isGone: true } },
}

const timedPresses: Readonly<Record<string, Press>> = {
  slider: {
    path: '/pricing',
    control: name('main :is([role=slider], input[type=range])', ''),
    at: 0.6,
    answer: { ...name('main :is(button, a)', '^Buy 200 tokens'), isGone: true },
  },
  currency: {
    path: '/',
    control: name('header button', '^Currency'),
    answer: name(':is([role=menuitemradio], [role=option])', 'USD'),
  },
  contact: {
    path: '/',
    control: name('footer :is(button, a)', '^Contact us'),
    answer: name(':is([role=dialog], dialog, h1)', 'Contact us'),
  },
}

const publicLinks: Readonly<Record<string, Press>> = Object.fromEntries(
  [
    ['/', 'header a', '^Pricing', 'Simple as small change'],
    ['/pricing', 'header a', '^FAQ', 'Questions and answers'],
    ['/faq', 'footer a', '^Generate image', 'Name a scene'],
    ['/generate-image', 'header a', '^Home', '1 Space'],
  ].map(([path = '', selector = '', text = '', heading = '']) => [
    `${text.slice(1)} on ${path}`,
    { path, control: name(selector, text), answer: { ...name('h1', heading), withImages: true } },
  ]),
)

interface Options {
  /** ms after load; without it the control is pressed as soon as it is shown. */
  rest?: number
  /** ms for which the pointer is on the control before. */
  hover?: number
}

/** Presses with the mouse. @returns the moments in ms, by the clocks of the pages */
async function follow({ page, close }: Opened, press: Press, { rest, hover = 0 }: Options) {
  const moments = new Map(
    ['painted', 'shown', 'pressed', 'answered'].map((moment) => [moment, Promise.withResolvers<number>()]),
  )
  const at = (moment: string) => moments.get(moment)?.promise ?? Promise.reject(new Error(moment))
  const run = async () => {
    await page.exposeFunction('noteMoment', (moment: string, time: number) => moments.get(moment)?.resolve(time))
    await page.addInitScript(watchPress, press)
    await page.goto(press.path, { waitUntil: rest === undefined ? 'commit' : 'load' })
    await at('shown')
    await page.waitForTimeout(rest ?? 0)
    const place = await page.evaluate(() => window.findControl?.())
    if (!place) throw new Error(`the control is gone: ${press.path}`)
    await page.mouse.move(place.x, place.y)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
    const [answered, pressed] = await Promise.all([at('answered'), at('pressed')])
    return { answered, pressed, wait: Math.max(0, (await at('shown')) - (await at('painted'))) }
  }
  const late = sleep(60_000, null, { ref: false }).then(() => Promise.reject(new Error(`no answer: ${press.path}`)))
  return Promise.race([run(), late]).finally(close)
}

/** A guest who has declined cookies, so that the banner covers nothing, if it is not pressed itself. */
async function openSlow(site: Site, press: Press): Promise<Opened> {
  const opened = await openGuest(site, { line: 'slow 4G', slowdown: 4 })
  const declined = { name: 'cookie_consent', value: 'false', url: site.url }
  if (press.control !== accept) await opened.page.context().addCookies([declined])
  return opened
}

async function timeAfterLoad(site: Site, press: Press): Promise<number> {
  const { answered, pressed } = await follow(await openSlow(site, press), press, { rest: 5000 })
  return answered - pressed
}

/** Counts how much later than the page the control is shown. */
async function timeWhileLoading(site: Site, press: Press): Promise<number> {
  const { answered, pressed, wait } = await follow(await openSlow(site, press), press, {})
  return answered - pressed + wait
}

/** With all files of both pages in the cache. */
async function timeLink(site: Site, press: Press): Promise<number> {
  const opened = await openGuest(site)
  for (const { path } of Object.values(publicLinks)) await opened.openAndRest(path, 1000)
  const { answered, pressed } = await follow(opened, press, { rest: 5000, hover: 300 })
  return answered - pressed
}

const afterLoad: Figure = { name: 'press five seconds after load, slow 4G, slow processor', unit: 'ms', ratio: 1 }
const timed: Figure = { name: 'the same of other controls', unit: 'ms', most: 600 }
const whileLoading: Figure = { name: 'press while the page loads', unit: 'ms', ratio: 0.5 }

export const press: Part = {
  figures: [afterLoad, timed, whileLoading],
  runs: 9,
  async measure(site, note) {
    for (const [control, one] of Object.entries(comparedPresses)) {
      note(afterLoad, control, await timeAfterLoad(site, one))
      note(whileLoading, control, await timeWhileLoading(site, one))
    }
    for (const [control, one] of Object.entries(timedPresses)) note(timed, control, await timeAfterLoad(site, one))
  },
}

const click: Figure = { name: 'click on a link to the largest paint of its page, warm', unit: 'ms', ratio: 0.7 }

export const links: Part = {
  figures: [click],
  runs: 9,
  async measure(site, note) {
    for (const [link, one] of Object.entries(publicLinks)) note(click, link, await timeLink(site, one))
  },
}
