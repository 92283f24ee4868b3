import type { Canvas } from '../canvas.ts'
import type { Brief } from '../prompt.ts'

interface StyleInput {
  brief: Brief
  /** The finished size in pixels. */
  width: number
  height: number
  seed: number
}

/** A style that reworks a scene. */
export interface Style {
  /** The name in the style list (D20). */
  name: string
  /** Fraction of the finished size at which the scene is laid out; broad styles need no fine detail. */
  scale: number
  /** Returns a canvas of the finished size; it may modify the scene. */
  finish(scene: Canvas, commission: StyleInput): Promise<Canvas>
}
