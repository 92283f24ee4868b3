import { useState } from 'react'
import { type Deletion, MyProjects, type MyProjectsProps } from './MyProjects.tsx'

/** Keeps deletions in state, as the site does. */
export function DeletingAtOnce(props: MyProjectsProps) {
  const [deletions, setDeletions] = useState<Readonly<Record<string, Deletion>>>({})
  const remove = (ids: readonly string[]) =>
    setDeletions((now) => ({ ...now, ...Object.fromEntries(ids.map((id) => [id, { state: 'deleted' }])) }))
  return (
    <MyProjects
      {...props}
      deletions={deletions}
      onDelete={(id) => {
        props.onDelete(id)
        remove([id])
      }}
      onDeleteSeveral={(ids) => {
        props.onDeleteSeveral(ids)
        remove(ids)
      }}
      onUndo={(id) => setDeletions(({ [id]: _, ...others }) => others)}
    />
  )
}
