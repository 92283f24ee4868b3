import * as styles from './ComponentPage.css.ts'

/** Docstrings and guides mark code with backticks. */
export const Doc = ({ text }: { text: string }) => (
  <>
    {text.split(/`([^`]+)`/).map((piece, place) =>
      place % 2 === 0 ? (
        piece
      ) : (
        <code key={`${place} ${piece}`} className={styles.code}>
          {piece}
        </code>
      ),
    )}
  </>
)
