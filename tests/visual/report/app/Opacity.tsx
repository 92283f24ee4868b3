import * as styles from './viewer.css.ts'

interface OpacityProps {
  /** 0 to 100. */
  value: number
  onChange: (value: number) => void
}

/** Floats over the pictures that it mixes, so that nothing moves when it comes. */
export function Opacity({ value, onChange }: OpacityProps) {
  return (
    <div className={styles.opacity}>
      <span aria-hidden="true">Before</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label="How much of the new picture is seen"
        aria-valuetext={`${value} % of the new picture`}
        className={styles.opacityRange}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">After</span>
    </div>
  )
}
