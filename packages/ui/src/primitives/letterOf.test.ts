import { expect, test } from 'vitest'
import { letterOf } from './letterOf.ts'

test.each([
  ['z', 'KeyZ', 'z', 'a Latin keyboard'],
  ['Z', 'KeyZ', 'z', 'a Latin keyboard with Shift'],
  ['y', 'KeyZ', 'y', 'a German keyboard'],
  ['z', 'KeyW', 'z', 'a French keyboard'],
  ['ü', 'BracketLeft', 'ü', 'a German keyboard'],
  ['я', 'KeyZ', 'z', 'a Russian keyboard'],
  ['Я', 'KeyZ', 'z', 'a Russian keyboard with Shift'],
  ['ζ', 'KeyZ', 'z', 'a Greek keyboard'],
  ['ז', 'KeyZ', 'z', 'a Hebrew keyboard'],
  ['ئ', 'KeyZ', 'z', 'an Arabic keyboard'],
  ['х', 'BracketLeft', '[', 'a Russian keyboard'],
  ['ъ', 'BracketRight', ']', 'a Russian keyboard'],
  ['ф', 'KeyA', 'a', 'a Russian keyboard'],
  ['Enter', 'Enter', 'enter', 'any keyboard'],
  ['я', '', 'я', 'a keyboard of the screen'],
])('reads %s of %s as %s on %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})
