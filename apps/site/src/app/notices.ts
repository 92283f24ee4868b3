import type { Message, ToastTone } from '@mintage/machines/shared'

/** A short message to the person, independent of how it is shown. */
interface NoticeOf<Key extends string> {
  tone: ToastTone
  message: Message<Key>
  /** An optional action. The notice then stays until the action runs, or until it is dismissed or withdrawn. */
  action?: { label: string; onSelect: () => void }
}

/** Withdraws a notice, shown or not. */
type TakeBack = () => void

/** Shows a notice, and returns how to withdraw it. */
type Announce<Key extends string> = (notice: NoticeOf<Key>) => TakeBack

export interface Notices<Key extends string> {
  show(notice: NoticeOf<Key>): TakeBack
  /** Called once, with the first notice, to load the code that shows notices. */
  onFirst(wake: () => void): () => void
  /** Sets the function that shows notices, and shows those that waited. */
  setAnnouncer(announce: Announce<Key>): () => void
}

/** Notices are queued until there is an announcer. */
export function createNotices<Key extends string>(): Notices<Key> {
  const waiting = new Set<(announce: Announce<Key>) => void>()
  let wake: (() => void) | undefined
  let announce: Announce<Key> | undefined
  return {
    show(notice) {
      if (announce) return announce(notice)
      let takeBack: TakeBack | undefined
      const later = (nextAnnounce: Announce<Key>) => {
        takeBack = nextAnnounce(notice)
      }
      waiting.add(later)
      wake?.()
      return () => {
        waiting.delete(later)
        takeBack?.()
      }
    },
    onFirst(listener) {
      wake = listener
      if (waiting.size > 0) listener()
      return () => {
        if (wake === listener) wake = undefined
      }
    },
    setAnnouncer(nextAnnounce) {
      announce = nextAnnounce
      for (const later of waiting) later(nextAnnounce)
      waiting.clear()
      return () => {
        if (announce === nextAnnounce) announce = undefined
      }
    },
  }
}
