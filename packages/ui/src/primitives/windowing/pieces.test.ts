import { describe, expect, it } from 'vitest'
import { averageOf, groupsBetween, groupsOf, type Piece, piecesOf } from './pieces.ts'

const ten = { count: 10, size: 4, spacing: 0, heights: new Map<number, number>(), rowHeight: 100 }
const places = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.place] : []))
const gaps = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'gap' ? [[piece.from, piece.to, piece.height]] : []))

describe('the pieces of a long list', () => {
  it('are the rows of the rendered groups, and gaps for the others', () => {
    const pieces = piecesOf(new Set([0, 2]), { ...ten, heights: new Map([[0, 400]]) })
    expect(places(pieces)).toEqual([0, 1, 2, 3, 8, 9])
    expect(pieces.map(({ kind }) => kind).join(' ')).toBe('row row row row gap row row')
  })

  it('mark the first and the last row of a group', () => {
    const edges = piecesOf(new Set([0, 2]), ten).filter((piece) => piece.kind === 'row' && piece.isEdge)
    expect(places(edges)).toEqual([0, 3, 8, 9])
  })

  it('have gaps of the measured or estimated height, also for a shorter last group', () => {
    expect(gaps(piecesOf(new Set([0]), { ...ten, heights: new Map([[1, 300]]) }))).toEqual([[1, 2, 500]])
    expect(gaps(piecesOf(new Set([1]), ten))).toEqual([
      [0, 0, 400],
      [2, 2, 200],
    ])
  })

  it('have gaps that include the spaces between rows', () => {
    const groups = { count: 16, size: 4, spacing: 10, heights: new Map<number, number>(), rowHeight: 25 }
    expect(gaps(piecesOf(new Set([0]), groups))).toEqual([[1, 3, 320]])
  })
})

describe('the height of a row', () => {
  it('is the average of the rendered groups', () => {
    expect(
      averageOf(
        new Map([
          [0, 400],
          [2, 80],
        ]),
        ten,
      ),
    ).toBe(80)
    expect(averageOf(new Map(), ten)).toBe(0)
  })
})

describe('the groups of rows', () => {
  it('are found for positions in the list, and just outside', () => {
    expect([...groupsOf([3, 4], ten)]).toEqual([0, 1])
    expect([...groupsOf([-1, 10], ten)]).toEqual([0, 2])
  })

  it('are found in the middle of a gap', () => {
    const groups = { count: 400, size: 4, spacing: 10, heights: new Map<number, number>(), rowHeight: 22.5 }
    const gap = { from: 1, to: 99, top: -500 }
    expect(groupsBetween(gap, [0, 200], groups)).toEqual([6, 7])
    expect(groupsBetween(gap, [-2000, -600], groups)).toEqual([])
    expect(groupsBetween({ from: 1, to: 2, top: 0 }, [0, 900], groups)).toEqual([1, 2])
  })
})
