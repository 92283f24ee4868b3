// What a page of Storybook may use of it: nothing here reads a file.

export { type ContrastChange, contrastChanges, ENOUGH, ENOUGH_FOR_LARGE, falls, lowestFirst } from '../contrast.ts'
export { type FrameWithTimeout, openFrameWithTimeout, retryOnce } from '../frameWithTimeout.ts'
export { languages } from '../languages.ts'
export { patchOf } from '../patch.ts'
export { inSchemes, schemesOf } from '../schemes.ts'
export type { LocatedText, LocatedToken, Locations } from '../shape.ts'
export { countOf, decode, encode, nothing, propertyOf, type WhatIf } from '../whatIf.ts'
