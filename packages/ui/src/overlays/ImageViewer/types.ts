import type { ReactNode } from 'react'

export interface ViewedImage {
  src: string
  /** What is to be seen; for a generated picture, its prompt. */
  alt: string
  /** Pixels of the file. */
  width: number
  height: number
  /** A line under the picture: the prompt, the size. */
  caption?: ReactNode
}
