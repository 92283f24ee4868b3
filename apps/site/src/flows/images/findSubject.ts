import { type ApiClient, multipart, optOut, unwrapPayload } from '@mintage/api-client'
import type { SubjectBox } from '@mintage/machines/image-request'
import type { ChosenImage } from './types.ts'

/** Asks where the subject of an image is; null where that is not in doubt, and where no answer can be had. */
export type FindSubject = (source: ChosenImage['source'], signal: AbortSignal) => Promise<SubjectBox | null>

/** By the server. One image after another: each is uploaded once more, and a person may choose twenty. */
export function findSubjectBy(client: ApiClient): FindSubject {
  let last: Promise<unknown> = Promise.resolve()
  const ask = async (source: ChosenImage['source'], signal: AbortSignal) => {
    if (signal.aborted) return null
    const image = 'file' in source ? { file: source.file } : { project_id: source.projectId }
    const answer = client.POST('/images/subject', { body: multipart(image), signal, ...optOut('toasts') })
    return (await unwrapPayload(answer)).subject_box
  }
  return (source, signal) => {
    const turn = last.then(() => ask(source, signal)).catch(() => null)
    last = turn
    return turn
  }
}
