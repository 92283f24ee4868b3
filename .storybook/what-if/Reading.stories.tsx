import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { encode, nothing } from '../../tools/what-if/page/index.ts'
import { painted } from './painted.ts'
import { said } from './said.ts'
import { hide, show } from './sources.ts'

/** Tokens that are named, and what is drawn with them. */
function Sample() {
  return (
    <main>
      {/* Even without motion a value changes over a millisecond. */}
      <style>{'main, main * { transition-property: none }'}</style>
      <p style={{ color: 'var(--mt-color-text)', borderRadius: 'var(--mt-radius-sm)' }}>Letters without a box</p>
      <div style={{ color: 'var(--mt-color-copper)', border: '0 solid var(--mt-color-coinRim)' }}>
        <span style={{ color: 'var(--mt-color-text)' }}>Letters of another colour</span>
      </div>
      <div style={{ padding: 'var(--mt-space-xl)', background: 'var(--mt-color-page)' }}>
        <div style={{ height: 20, background: 'var(--mt-color-coinFace)', borderRadius: 'var(--mt-radius-lg)' }} />
      </div>
      <p hidden style={{ color: 'var(--mt-color-infoText)' }}>
        Not to be seen
      </p>
      <button type="button" aria-label="Close the sample" style={{ minWidth: 44, minHeight: 44 }}>
        ×
      </button>
    </main>
  )
}

const meta = {
  title: 'Documentation/WhatIf',
  component: Sample,
  tags: ['!autodocs', '!visual'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Sample>

export default meta
type Story = StoryObj<typeof meta>

const withToken = (name: string, value: string) => {
  show(encode({ ...nothing, tokens: { [name]: value } }))
  const seen = painted()
  hide()
  return seen
}

/** What is drawn with a token is another one with another value, and nothing else is. */
export const WhatIsPainted: Story = {
  play: async () => {
    const asItIs = painted()
    for (const [token, value] of [
      ['color.text', 'red'],
      ['color.coinFace', 'red'],
      ['radius.lg', '3px'],
      ['space.xl', '50px'],
    ] as const) {
      await expect(withToken(token, value), token).not.toEqual(asItIs)
    }
    for (const [token, value] of [
      ['color.copper', 'red'],
      ['color.coinRim', 'red'],
      ['color.infoText', 'red'],
      ['radius.sm', '3px'],
      ['color.neverNamed', 'red'],
    ] as const) {
      await expect(withToken(token, value), token).toEqual(asItIs)
    }
    await expect(painted()).toEqual(asItIs)
  },
}

/** What a brand sets stands over the theme: another value in the theme is not to be seen there. */
export const UnderABrand: Story = {
  globals: { brand: 'cobalt' },
  play: async () => {
    const asItIs = painted()
    await expect(withToken('color.coinFace', 'red')).toEqual(asItIs)
    await expect(withToken('radius.lg', '9px')).toEqual(asItIs)
    await expect(withToken('space.xl', '50px')).not.toEqual(asItIs)
  },
}

/** Pictures without an area come and go unseen. */
export const WithoutAnArea: Story = {
  play: async ({ canvas }) => {
    const asItIs = painted()
    const place = document.createElement('div')
    canvas.getByRole('main').append(place)
    place.innerHTML =
      '<svg width="0" height="0" style="position:absolute"></svg><canvas width="0" height="0" style="position:absolute"></canvas>'
    await expect(painted()).toEqual(asItIs)
    place.innerHTML =
      '<svg width="0" height="0" style="position:absolute;overflow:visible"><rect width="9" height="9"/></svg>'
    await expect(painted()).not.toEqual(asItIs)
  },
}

/** The address of a picture in memory: another one each time. */
async function pictureInMemory(colour: string): Promise<string> {
  const canvas = new OffscreenCanvas(8, 8)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no canvas.')
  context.fillStyle = colour
  context.fillRect(0, 0, 8, 8)
  return URL.createObjectURL(await canvas.convertToBlob())
}

/** Addresses and ids that are others each time look alike; a picture that is another one does not. */
export const NamesThatAreOthersEachTime: Story = {
  play: async ({ canvas }) => {
    const place = document.createElement('div')
    canvas.getByRole('main').append(place)
    const drawn = async (colour: string, id: string) => {
      place.innerHTML = `<a href="#${id}">On</a><img alt=""><svg width="9" height="9" fill="url(#${id})"><rect width="9" height="9"/></svg>`
      const image = place.querySelector('img')
      if (image) image.src = await pictureInMemory(colour)
      await image?.decode()
      return [...painted(), ...said()]
    }
    const first = await drawn('red', '_r_1_')
    await expect(await drawn('red', '_r_2g_')).toEqual(first)
    await expect(await drawn('blue', '_r_1_')).not.toEqual(first)
  },
}

/** Names are said, hidden words are not. */
export const WhatIsSaid: Story = {
  play: async ({ canvas }) => {
    const words = said()
    await expect(words).toContain('aria-label=Close the sample')
    await expect(words).toContain('Letters without a box')
    await expect(words).not.toContain('Not to be seen')
    canvas.getByRole('button').setAttribute('aria-describedby', 'its-description')
    const description = document.createElement('p')
    Object.assign(description, { id: 'its-description', hidden: true, textContent: 'It is gone then' })
    canvas.getByRole('main').append(description)
    await expect(said()).toContain('It is gone then')
  },
}
