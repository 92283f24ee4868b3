import { type ApiClient, multipart, optOut, unwrapPayload } from '@mintage/api-client'
import type { ImageSource, RequestDraft, SubjectBox } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import { createObservable } from '../../app/createObservable.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { sourcePath } from '../../app/projectPaths.ts'
import { createSizes, readFile, type Sizes } from './imageFiles.ts'
import { createImageRequests, type ImageRequests, type RequestDependencies, startRequest } from './imageRequests.ts'
import { provideImageRequest } from './provideImageRequest.ts'
import { createUploadStore } from './uploadStore.ts'
import { createUploads, type FindSubject, maxPixelsOf, type Uploads } from './uploads.ts'
import type { ChosenImage, FileService } from './uploadsDb.ts'

declare module '../../app/dependencies.ts' {
  interface Dependencies {
    removeBackgroundRequests?: UploadRequests
    upscaleRequests?: UploadRequests
  }
}

const instances = { remove_background: 'removeBackgroundRequests', upscale: 'upscaleRequests' } as const

type FileDraft = Extract<RequestDraft, { source: unknown }>

export interface UploadRequests {
  subscribe(listener: () => void): () => void
  /** A new object after every change of the uploads or the sizes. */
  read(): object
  requests: ImageRequests
  uploads: Uploads
  sizes: Sizes
  /** The image that a request was submitted with; undefined after a reload. */
  chosenOf(request: ListedRequest): ChosenImage | undefined
  /** Submits an upload as a request of its own. */
  send(stagedId: string, toDraft: (source: ImageSource, box: SubjectBox | undefined) => FileDraft): void
  /** Sends the same image again, by the event that fits the state of its request. */
  retry(request: ListedRequest): void
  dismiss(request: ListedRequest): void
  /** Stages the image of a request again. @returns its new id; null when the image is missing */
  chooseAgain(request: ListedRequest): Promise<string | null>
}

/** The image as the rules of the machine need it; its pixels were counted when it was added. */
const sourceOf = ({ id, name, source }: ChosenImage, pixels: number | null): ImageSource =>
  'projectId' in source
    ? { projectId: source.projectId }
    : { upload: { id, name, type: source.file.type, bytes: source.file.size, pixels } }

/** The source of a request from before the reload, if the request has a result. */
async function fromServer({ snapshot }: ListedRequest): Promise<Pick<ChosenImage, 'name' | 'source' | 'box'> | null> {
  const { request } = snapshot.context
  const projectId = request?.images[0]?.project_id
  if (!request || !projectId) return null
  const name = request.settings.file_name ?? ''
  const file = await readFile(sourcePath(projectId), name)
  return file && { name, source: { file }, box: request.settings.subject_box }
}

/** Asks the server for one image after another: each is uploaded once more, and a person may choose twenty. */
function findSubjectBy(client: ApiClient): FindSubject {
  let last: Promise<unknown> = Promise.resolve()
  const find = async (source: ChosenImage['source'], signal: AbortSignal) => {
    if (signal.aborted) return null
    const image = 'file' in source ? { file: source.file } : { project_id: source.projectId }
    const answer = client.POST('/images/subject', { body: multipart(image), signal, ...optOut('toasts') })
    return (await unwrapPayload(answer)).subject_box
  }
  return (source, signal) => {
    const turn = last.then(() => find(source, signal)).catch(() => null)
    last = turn
    return turn
  }
}

function create(dependencies: RequestDependencies, service: FileService): UploadRequests {
  const sent = new Map<string, ChosenImage>()
  const version = createObservable({})
  const publish = () => version.set({})

  const store = createUploadStore(dependencies, service)
  const settingsOf = () => dependencies.startUp.getSnapshot().context.settings
  const find = findSubjectBy(dependencies.client)
  const uploads = createUploads(
    store,
    () => maxPixelsOf(settingsOf(), service),
    () => (service === 'remove_background' && settingsOf().backgroundRemovalBox ? find : null),
  )
  const sizes = createSizes(publish)
  const imageRequest = provideImageRequest(dependencies, (uploadId) => {
    const found = [...sent.values()].find(({ id }) => id === uploadId)
    return found && 'file' in found.source ? found.source.file : null
  })
  const requests = createImageRequests(dependencies, service, imageRequest)
  requests.on('requestsEmptied', () => {
    for (const chosen of sent.values()) uploads.release(chosen)
    sent.clear()
    store.clear()
    uploads.clear()
  })
  uploads.subscribe(publish)
  requests.on('requestAccepted', ({ id }) => {
    const chosen = sent.get(id)
    if (chosen) store.remove(chosen.id)
  })

  const begin = (chosen: ChosenImage, draft: FileDraft) => {
    const { id, actor } = startRequest(requests, chosen.tried)
    sent.set(id, chosen)
    // Saved until accepted, because a refused or waiting image must survive a reload. A retry after a lost response
    // reuses the same attempt, which is paid once.
    store.save(chosen)
    actor.subscribe((snapshot) => {
      if (!snapshot.matches('submittingRequest')) return
      const { idempotencySeed: seed, attempt, draft: sending } = snapshot.context
      if (sending !== null) store.saveAttempt(chosen.id, { seed, attempt, draft: sending })
    })
    actor.send({ type: 'request.submitted', draft })
  }

  const dismiss = ({ id }: ListedRequest) => {
    const chosen = sent.get(id)
    sent.delete(id)
    if (chosen) {
      uploads.release(chosen)
      store.remove(chosen.id)
    }
    requests.send({ type: 'request.removed', id })
  }

  return {
    requests,
    uploads,
    sizes,
    subscribe: version.subscribe,
    read: version.get,
    chosenOf: ({ id }) => sent.get(id),
    send: (stagedId, toDraft) => {
      const staged = uploads.read().find(({ id }) => id === stagedId)
      const chosen = uploads.take(stagedId)
      if (chosen === null) return
      const pixels = staged?.state === 'ready' ? staged.width * staged.height : null
      begin(chosen, toDraft(sourceOf(chosen, pixels), chosen.box))
    },
    retry: ({ id, actor }) => {
      const snapshot = actor.getSnapshot()
      const { draft } = snapshot.context
      const chosen = sent.get(id)
      if (draft === null || !('source' in draft) || !chosen) return
      if (snapshot.matches('offeringRequest')) actor.send({ type: 'offer.accepted' })
      else if (snapshot.hasTag('settled')) {
        // The same image after a finished request starts a new request.
        sent.delete(id)
        begin({ ...chosen, tried: undefined }, draft)
        requests.send({ type: 'request.removed', id })
      } else {
        actor.send({ type: 'offer.declined' })
        actor.send({ type: 'request.submitted', draft })
      }
    },
    dismiss,
    chooseAgain: async (request) => {
      const chosen = sent.get(request.id) ?? (await fromServer(request))
      if (chosen === null) return null
      const id = uploads.addAgain(chosen)
      // A result stays visible; a request without one is removed.
      if (request.snapshot.matches('failedAndRefunded')) dismiss(request)
      return id
    },
  }
}

/** One per service and page load, so that requests continue on other pages of the site. */
export function uploadRequestsOf(
  dependencies: RequestDependencies & Pick<Dependencies, (typeof instances)[FileService]>,
  service: FileService,
): UploadRequests {
  const instance = instances[service]
  dependencies[instance] ??= create(dependencies, service)
  return dependencies[instance]
}
