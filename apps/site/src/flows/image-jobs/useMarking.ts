import type { Marking } from '@mintage/ui/screens/RemoveBackground'
import { useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { jobsOf } from './imageJobs.ts'
import type { UploadJobs } from './uploadJobs.ts'

/** The id of the picture in the marking dialog, and a way to mark the source of a result again. */
export function useMarking({ jobs, uploads, chooseAgain }: UploadJobs): Marking {
  const { notices } = useDependencies()
  const [open, setOpen] = useState<string | null>(null)
  const markAgain = async (jobId: string) => {
    const job = jobsOf(jobs.getSnapshot()).find(({ id }) => id === jobId)
    const staged = job ? await chooseAgain(job) : null
    if (staged === null) notices.show({ tone: 'error', message: { key: 'errors.network' } })
    else setOpen(staged)
  }
  return { open, onOpen: setOpen, onMark: uploads.mark, onMarkAgain: (jobId) => void markAgain(jobId) }
}
