import type { ReactNode } from 'react'

export interface ViewedImage {
  src: string
  /** A description of the image; for a generated one, its prompt. */
  alt: string
  /** Pixels of the file. */
  width: number
  height: number
  /** A line under the image: the prompt, the size. */
  caption?: ReactNode
}
