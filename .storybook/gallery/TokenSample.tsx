import * as styles from './TokensPage.css.ts'

const WORDS = 'A mint, not a lab'

/** What a token looks like, by the group it belongs to; null where there is nothing to see, as of a layer. */
export function TokenSample({ group, property }: { group: string; property: string }) {
  const value = `var(${property})`
  switch (group) {
    case 'color':
      return <div className={styles.swatch} style={{ backgroundColor: value }} />
    case 'font':
      return (
        <div className={styles.words} style={{ fontFamily: value }}>
          {WORDS}
        </div>
      )
    case 'text':
    case 'title':
      return (
        <div className={styles.words} style={{ fontSize: value, lineHeight: 1.2 }}>
          {WORDS}
        </div>
      )
    case 'weight':
      return (
        <div className={styles.words} style={{ fontWeight: value }}>
          {WORDS}
        </div>
      )
    case 'leading':
      return (
        <div style={{ lineHeight: value }}>
          {WORDS}
          <br />
          {WORDS}
        </div>
      )
    case 'space':
    case 'width':
      return <div className={styles.bar} style={{ width: value }} />
    case 'radius':
      return <div className={styles.box} style={{ borderRadius: value }} />
    case 'shadow':
      return <div className={styles.box} style={{ boxShadow: value, borderColor: 'transparent' }} />
    default:
      return null
  }
}
