/** What differs in the words of a story, a sentence each. */
export function WordChanges({ changes }: { changes: readonly string[] }) {
  return (
    <span className="words">
      {[...new Set(changes)].map((change) => (
        <span key={change}>{change}</span>
      ))}
    </span>
  )
}
