import { Fragment } from 'react'

/** A title, which is often the path of a file: it may break after each slash. */
export function Cause({ title }: { title: string }) {
  return title.split('/').map((part, place, parts) => (
    // The parts of a path never change places.
    <Fragment key={`${place} ${part}`}>
      {part}
      {place < parts.length - 1 ? (
        <>
          /<wbr />
        </>
      ) : null}
    </Fragment>
  ))
}
