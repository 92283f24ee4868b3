import { describe, expect, it } from 'vitest'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { locations } from './index.ts'

const { tokens, texts, storyFiles } = await locations(themeTokens)
const filesOf = (stories: readonly number[] | undefined) => (stories ?? []).map((place) => storyFiles[place])
const ofToken = (name: string) => filesOf(tokens.find((token) => token.name === name)?.stories)
const ofText = (id: string) => filesOf(texts.find((text) => text.id === id)?.stories)

describe('the stories that a change can reach', () => {
  it('are all of them for a token of the page itself', () => {
    expect(ofToken('color.text')).toHaveLength(storyFiles.length)
    expect(ofToken('color.page')).toHaveLength(storyFiles.length)
  })

  it('are those of the components that name a token, and not all', () => {
    const files = ofToken('color.coinRelief')
    expect(files).toContain('packages/ui/src/primitives/Coin/Coin.stories.tsx')
    expect(files).not.toContain('packages/ui/src/controls/Select/Select.stories.tsx')
  })

  it('are those that import the file of a text', () => {
    const files = ofText('en:faq.onPage')
    expect(files).toContain('packages/ui/src/screens/Faq/Faq.stories.tsx')
    expect(files).not.toContain('packages/ui/src/primitives/Coin/Coin.stories.tsx')
    expect(ofText('de-screens:notFound.home')).toContain('packages/ui/src/screens/NotFound/NotFound.stories.tsx')
  })
})
