import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewItem } from '../types.ts'
import { groupByCause, unexplained } from './groups.ts'
import { tokenChanges } from './tokenChanges.ts'

const palette = 'packages/ui/src/tokens/palette.ts'
const slider = 'packages/ui/src/controls/Slider/Slider.css.ts'
const sliderCode = 'packages/ui/src/controls/Slider/Slider.tsx'

const picture = (storyId: string, width: NewItem['width'] = 390): NewItem => ({
  status: 'new',
  id: `${storyId}.${width}.light`,
  storyId,
  title: 'T',
  name: 'N',
  width,
  look: 'light',
  after: { src: 'a.webp', width: 1, height: 1 },
})

describe('pictures grouped by what changed', () => {
  it('one change of a token is one group', () => {
    const items = [picture('a'), picture('b'), picture('c', 390), picture('c', 1440)]
    const groups = groupByCause(items, new Map(['a', 'b', 'c'].map((story) => [story, [palette]])))
    expect(groups).toEqual([{ id: 'g1', title: palette, files: [palette], items }])
  })

  it('the title is the change that reaches the fewest stories', () => {
    const reasons = new Map([
      ['a', [palette, slider, sliderCode]],
      ['screen', [palette, sliderCode]],
      ['b', [palette]],
    ])
    const [group] = groupByCause([picture('a')], reasons)
    expect(group?.files).toEqual([slider, sliderCode, palette])
    expect(group?.title).toBe(`${slider} and 2 more`)
  })

  it('most pictures come first, and what no change explains comes last', () => {
    const reasons = new Map([
      ['a', [slider]],
      ['b', [palette]],
      ['c', [palette]],
      ['flaky', []],
    ])
    const items = ['flaky', 'a', 'b', 'c', 'unheard-of', 'flaky'].map((story) => picture(story))
    const groups = groupByCause(items, reasons)
    expect(groups.map(({ id, title }) => [id, title])).toEqual([
      ['g1', palette],
      ['g2', slider],
      ['g3', unexplained],
    ])
    expect(groups.at(-1)?.items).toHaveLength(3)
  })

  it('nothing is lost and nothing stands twice; equal causes stand together, others apart', () => {
    const stories = ['a', 'b', 'c', 'd', 'e']
    const causes = fc.shuffledSubarray([palette, slider, sliderCode, 'x.ts'])
    const reasons = fc
      .array(fc.tuple(fc.constantFrom(...stories), causes))
      .map((pairs): ReadonlyMap<string, readonly string[]> => new Map(pairs))
    const pictures = fc.array(fc.constantFrom(...stories)).map((ids) => ids.map((id) => picture(id)))
    fc.assert(
      fc.property(pictures, reasons, (items, why) => {
        const groups = groupByCause(items, why)
        const grouped = groups.flatMap((group) => group.items)
        expect(grouped).toHaveLength(items.length)
        expect(new Set(grouped)).toEqual(new Set(items))
        const sets = groups.map(({ files }) => [...files].sort().join())
        expect(new Set(sets).size).toBe(groups.length)
        for (const { files, items: own } of groups) {
          for (const { storyId } of own) expect(new Set(files)).toEqual(new Set(why.get(storyId)))
        }
        expect(groups.map(({ id }) => id)).toEqual(groups.map((_, index) => `g${index + 1}`))
      }),
    )
  })

  it('the changed component comes first, and what is made of it after it, the plain before the composed', () => {
    const files = { modal: 'overlays/Modal', pay: 'screens/Pay', slider: 'controls/Slider', journey: '.storybook' }
    const at = new Map(
      Object.entries(files).map(([story, folder]) => [story, `packages/ui/src/${folder}/x.stories.tsx`]),
    )
    const items = ['journey', 'pay', 'modal', 'slider'].map((story) => picture(story))
    const why = new Map(items.map(({ storyId }) => [storyId, ['packages/ui/src/overlays/Modal/Modal.css.ts']]))
    const [group] = groupByCause(items, why, { fileOf: (storyId) => at.get(storyId) })
    expect(group?.items.map(({ storyId }) => storyId)).toEqual(['modal', 'slider', 'pay', 'journey'])
  })

  it('a token is named with both values, unless something nearer to the stories changed', () => {
    const tokens = new Map([
      [palette, tokenChanges("  mint700: 'oklch(0.5 0.1 166)',\n", "  mint700: 'oklch(0.6 0.1 166)',\n")],
    ])
    const reasons = new Map([
      ['a', [palette]],
      ['b', [palette, slider]],
    ])
    const titles = groupByCause([picture('a'), picture('b')], reasons, { tokens }).map(({ title }) => title)
    expect(titles).toEqual(['mint700: oklch(0.5 0.1 166) became oklch(0.6 0.1 166)', `${slider} and 1 more`])
  })
})
