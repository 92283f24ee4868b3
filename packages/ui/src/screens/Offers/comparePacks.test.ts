import { describe, expect, it } from 'vitest'
import { cheaperPack, comparePacks } from './comparePacks.ts'
import type { Pack } from './offers.types.ts'

const pack = (id: number, credits: number, price: number): Pack => ({
  id,
  title: `Pack ${id}`,
  description: '',
  credits,
  price,
})

const worth = (...packs: Pack[]) => packs.map(comparePacks(packs))
const savings = (...packs: Pack[]) => worth(...packs).map(({ saving }) => saving)
const recommended = (...packs: Pack[]) => {
  const judged = comparePacks(packs)
  return packs.filter((each) => judged(each).recommended).map(({ id }) => id)
}

const free = pack(1, 100, 0)
const small = pack(2, 1000, 900)
const middle = pack(3, 5000, 3900)
const large = pack(4, 20_000, 12_900)

describe('the saving of a pack', () => {
  it('compares with the smallest paid pack, in any order', () => {
    expect(savings(free, small, middle, large)).toEqual([0, 0, 13, 28])
    expect(savings(large, middle, small, free)).toEqual([28, 13, 0, 0])
  })

  it('is rounded down: 13.33 and 28.33 above, 19.99 is not 20', () => {
    expect(savings(pack(1, 10_000, 10_000), pack(2, 100_000, 80_001))).toEqual([0, 19])
    expect(savings(pack(1, 10_000, 10_000), pack(2, 100_000, 80_000))).toEqual([0, 20])
  })

  it('is 0 if a token costs the same, under one percent less, or more', () => {
    expect(savings(small, pack(3, 2000, 1800), pack(4, 2000, 1790), pack(5, 2000, 1900))).toEqual([0, 0, 0, 0])
  })

  it('compares with the cheaper of two smallest packs', () => {
    expect(savings(pack(1, 1000, 1000), pack(2, 1000, 800), pack(3, 2000, 1500))).toEqual([0, 0, 6])
  })

  it('is 0 for free packs and in an empty shop', () => {
    expect(savings(free, pack(2, 200, 0))).toEqual([0, 0])
    expect(savings()).toEqual([])
  })
})

describe('the recommended pack', () => {
  it('is the best one within five times the smallest price', () => {
    expect(recommended(free, small, middle, large)).toEqual([3])
    expect(recommended(small, pack(3, 6000, 4500), large)).toEqual([3])
    expect(recommended(small, pack(3, 6000, 4501), large)).toEqual([])
  })

  it('is the cheaper of two equally good packs', () => {
    expect(recommended(small, pack(3, 4000, 3200), pack(4, 2000, 1600))).toEqual([4])
  })

  it('does not exist without a saving', () => {
    expect(recommended(free, small)).toEqual([])
    expect(recommended(small, pack(3, 2000, 1800), pack(4, 4000, 3600))).toEqual([])
  })
})

describe('a pack instead of a custom amount', () => {
  const packs = [free, small, middle, large]

  it.each([
    ['fewer tokens for more money', 990, 990, 2],
    ['as many tokens for more money', 1000, 901, 2],
    ['a pack that costs the same is not cheaper', 1000, 900, undefined],
    ['a pack one tenth too small is not offered', 1001, 951, undefined],
    ['more tokens than any pack has', 20_001, 14_001, undefined],
    ['the largest pack', 20_000, 14_000, 4],
  ])('%s', (_name, tenths, total, id) => {
    expect(cheaperPack(packs, tenths, total)?.id).toBe(id)
  })

  it('is the cheapest sufficient one, and the larger of two at one price', () => {
    expect(cheaperPack([large, middle, small], 500, 20_000)?.id).toBe(2)
    expect(cheaperPack([small, pack(5, 1200, 900)], 990, 990)?.id).toBe(5)
  })
})
