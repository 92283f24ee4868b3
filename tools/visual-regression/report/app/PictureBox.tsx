import { useState } from 'react'
import type { Picture } from '../../types.ts'

interface PictureBoxProps {
  picture: Picture
  alt: string
}

/** A picture; says so where its file is not beside the page. */
export function PictureBox({ picture: { src, width, height }, alt }: PictureBoxProps) {
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === src)
    return <p className="missing">Not in this copy of the report: `npm run visual:review` shows it.</p>
  return <img {...{ src, width, height }} alt={alt} loading="lazy" decoding="async" onError={() => setMissing(src)} />
}
