import type { SubjectBox } from '../shared/engine.ts'
import type { Size, SmallImage } from './small-image.ts'

/** A part of an image, in pixels. */
export interface Frame extends Size {
  left: number
  top: number
}

export const isInside = ({ left, top, width, height }: Frame, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

export const frameOf = (mask: Uint8Array, width: number): Frame => {
  const frame = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  mask.forEach((value, i) => {
    if (!value) return
    const x = i % width
    const y = (i - x) / width
    frame.left = Math.min(frame.left, x)
    frame.right = Math.max(frame.right, x + 1)
    frame.top = Math.min(frame.top, y)
    frame.bottom = Math.max(frame.bottom, y + 1)
  })
  const { left, top, right, bottom } = frame
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** Intersection over union of two frames; 1 if a subject fills its box. */
export const frameIou = (a: Frame, b: Frame): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / Math.max(1, a.width * a.height + b.width * b.height - both)
}

const maxPointSize = 0.02

export const isPoint = ({ width, height }: SubjectBox): boolean => width < maxPointSize && height < maxPointSize

const clampFrame = (left: number, top: number, right: number, bottom: number, { width, height }: Size): Frame => {
  const [l, t] = [
    Math.min(width - 1, Math.max(0, Math.round(left))),
    Math.min(height - 1, Math.max(0, Math.round(top))),
  ]
  return {
    left: l,
    top: t,
    width: Math.max(1, Math.min(width, Math.round(right)) - l),
    height: Math.max(1, Math.min(height, Math.round(bottom)) - t),
  }
}

export const frameOfBox = ({ x, y, width, height }: SubjectBox, size: Size): Frame =>
  clampFrame(x * size.width, y * size.height, (x + width) * size.width, (y + height) * size.height, size)

const precision = 10_000

/** The box around a frame, and no more of the image than the next ten-thousandth. */
export const boxOfFrame = ({ left, top, width, height }: Frame, size: Size): SubjectBox => {
  const [x, y] = [Math.floor((left / size.width) * precision), Math.floor((top / size.height) * precision)]
  const right = Math.ceil(((left + width) / size.width) * precision)
  const bottom = Math.ceil(((top + height) / size.height) * precision)
  return { x: x / precision, y: y / precision, width: (right - x) / precision, height: (bottom - y) / precision }
}

/** Share of a side: a box that a person draws to the edge of an image ends this close to it. */
const edgeTolerance = 0.02

/** Whether a frame leaves at most one side of an image outside; then its surroundings do not show the background. */
export const fillsImage = ({ left, top, width, height }: Frame, size: Size): boolean => {
  const [across, down] = [size.width * edgeTolerance, size.height * edgeTolerance]
  const gaps = [left <= across, top <= down, left + width >= size.width - across, top + height >= size.height - down]
  return gaps.filter(Boolean).length >= 3
}

export const withMargin = ({ left, top, width, height }: Frame, size: Size): Frame => {
  const [across, down] = [width * 0.15, height * 0.15]
  return clampFrame(left - across, top - down, left + width + across, top + height + down, size)
}

/** Converts a frame of the image to one of its part, at another size. */
export const toPart = ({ left, top, width, height }: Frame, part: Frame, size: Size): Frame => {
  const [across, down] = [size.width / part.width, size.height / part.height]
  const [l, t] = [(left - part.left) * across, (top - part.top) * down]
  return clampFrame(l, t, l + width * across, t + height * down, size)
}

export function crop({ rgb, width }: SmallImage, frame: Frame): SmallImage {
  const out = new Uint8Array(frame.width * frame.height * 3)
  for (let y = 0; y < frame.height; y++) {
    const from = ((frame.top + y) * width + frame.left) * 3
    out.set(rgb.subarray(from, from + frame.width * 3), y * frame.width * 3)
  }
  return { width: frame.width, height: frame.height, rgb: out }
}

/** A mask of a part of an image as a mask of the whole, empty outside the part. */
export function placeMask(mask: Uint8Array, frame: Frame, { width, height }: SmallImage): Uint8Array {
  const out = new Uint8Array(width * height)
  for (let y = 0; y < frame.height; y++)
    out.set(mask.subarray(y * frame.width, (y + 1) * frame.width), (frame.top + y) * width + frame.left)
  return out
}
