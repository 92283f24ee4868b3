import { useId } from 'react'
import * as styles from './GuillocheCoin.css.ts'

const petals = Array.from({ length: 30 }, (_, place) => place * 6)

/** A coin like an engraving: reeded edge, legend, rosette, and the mark in the middle. */
export function GuillocheCoin({ className }: { className?: string }) {
  const legendPath = useId()
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true" fill="none" focusable="false">
      <defs>
        <path id={legendPath} d="M200 200 m0 -158 a158 158 0 1 1 -0.01 0" />
      </defs>
      <circle
        className={styles.reeds}
        cx="200"
        cy="200"
        r="192"
        strokeWidth="12"
        pathLength="720"
        strokeDasharray="2 2"
      />
      <circle className={styles.line} cx="200" cy="200" r="183" strokeWidth="1.4" />
      <circle className={styles.line} cx="200" cy="200" r="143" strokeWidth="0.9" />
      <text className={styles.legend} dy="5">
        <textPath href={`#${legendPath}`} textLength="976" lengthAdjust="spacing">
          MINTAGE • PICTURES STRUCK TO ORDER • MINTAGE • PICTURES STRUCK TO ORDER •
        </textPath>
      </text>
      <g className={styles.rosette}>
        {petals.map((angle) => (
          <ellipse key={angle} cx="200" cy="200" rx="138" ry="66" transform={`rotate(${angle} 200 200)`} />
        ))}
      </g>
      <circle className={styles.field} cx="200" cy="200" r="66" strokeWidth="1.4" />
      <circle className={styles.line} cx="200" cy="200" r="61" strokeWidth="0.7" />
      <g transform="translate(200 200) scale(2.5) translate(-24 -23.5)">
        <path className={styles.mark} d="M13.5 31.5V21l6.2 6.4L24 22.6l4.3 4.8L34.5 21v10.5" strokeWidth="2.4" />
        <circle className={styles.sun} cx="24" cy="15.4" r="2.3" />
      </g>
    </svg>
  )
}
