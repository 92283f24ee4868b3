import type { Canvas } from '../canvas.ts'
import type { Brief } from '../prompt.ts'

interface Commission {
  brief: Brief
  /** The finished size in pixels. */
  width: number
  height: number
  seed: number
}

/** One way to work a scene over. */
export interface Style {
  /** As it stands in the style list (D20). */
  name: string
  /** The scene is laid out at this fraction of the finished size; broad styles need no fine detail. */
  scale: number
  /** Gives a canvas of the finished size. It may use the scene up. */
  finish(scene: Canvas, commission: Commission): Promise<Canvas>
}
