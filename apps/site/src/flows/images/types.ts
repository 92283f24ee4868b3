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

/** The part of the session that image requests read, and report the balance to. */
interface RequestSession {
  send(event: { type: 'balance.reported'; balance: number }): void
  getSnapshot(): SessionSnapshot
  subscribe(watch: (snapshot: SessionSnapshot) => void): { unsubscribe(): void }
  on(type: 'signedOut', leave: () => void): unknown
}

/** The part of the start-up that gives image requests their prices and limits, and reloads them. */
interface RequestStartUp {
  getSnapshot(): {
    context: {
      settings: Pick<
        Settings,
        | 'imageGenerationPrice'
        | 'backgroundRemovalPrice'
        | 'upscalePrice'
        | 'backgroundRemovalMaxPixels'
        | 'backgroundRemovalBox'
        | 'upscaleMaxPixels'
      >
    }
  }
  send(event: { type: 'reload.requested' }): void
}

export interface RequestDependencies extends Pick<Dependencies, 'client' | 'notices' | 'visit' | 'local'> {
  session: RequestSession
  startUp: RequestStartUp
}

/** A chosen image: a file or an image of the library, with the address that shows it. */
export interface ChosenImage {
  id: string
  name: string
  source: { file: File } | { projectId: string }
  url: string
  /** Where the subject is marked: by the person, or found and left as it was. */
  box?: SubjectBox | undefined
  /** The attempt of an earlier page that closed before the response. */
  tried?: SubmissionAttempt | undefined
}
