import type { Schemas } from '@mintage/api-client'
import type { SubjectBox, SubmissionAttempt } from '@mintage/machines/image-request'
import type { Settings } from '@mintage/machines/start-up'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import type { Dependencies } from '../../app/dependencies.ts'

/** An image request as the server last reported it. */
export type ImageRequest = Schemas['ImageRequest']

/** A service that works on an uploaded image. */
export type FileService = Exclude<Service, 'generate'>

export interface SessionSnapshot {
  context: { profile: { id: string; balance: number } | null }
}

/** The part of the session that the image jobs read, and report the balance to. */
interface JobSession {
  send(event: { type: 'balance.reported'; balance: number }): void
  getSnapshot(): SessionSnapshot
  subscribe(watch: (snapshot: SessionSnapshot) => void): { unsubscribe(): void }
  on(type: 'signedOut', leave: () => void): unknown
}

/** The part of the start-up that the image jobs read prices and limits from, and ask to read them again. */
interface JobStartUp {
  getSnapshot(): {
    context: {
      settings: Pick<
        Settings,
        | 'imageGenerationPrice'
        | 'backgroundRemovalPrice'
        | 'upscalePrice'
        | 'backgroundRemovalMaxPixels'
        | 'upscaleMaxPixels'
      >
    }
  }
  send(event: { type: 'reload.requested' }): void
}

export interface JobDependencies extends Pick<Dependencies, 'client' | 'notices' | 'visit' | 'local'> {
  session: JobSession
  startUp: JobStartUp
}

/** An image that was chosen: a file, or an image of the library, with the address to show it at. */
export interface ChosenImage {
  id: string
  name: string
  source: { file: File } | { projectId: string }
  url: string
  /** Where the person marked the subject. */
  box?: SubjectBox | undefined
  /** Set when a previous page submitted it and was left before the answer came. */
  tried?: SubmissionAttempt | undefined
}
