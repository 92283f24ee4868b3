import type { Message, ToastTone } from '@mintage/machines/shared'

/** Something to tell a person in passing; who shows it, and how, is not known here. */
interface NoticeOf<Key extends string> {
  tone: ToastTone
  message: Message<Key>
}

export interface Notices<Key extends string> {
  show(notice: NoticeOf<Key>): void
  /** Called once, as soon as there is something to say: the moment to load what says it. */
  onFirst(wake: () => void): () => void
  /** Whoever speaks; what was shown before is spoken now. */
  speak(say: (notice: NoticeOf<Key>) => void): () => void
}

/** A notice is never lost: it waits until somebody speaks. */
export function createNotices<Key extends string>(): Notices<Key> {
  const waiting: NoticeOf<Key>[] = []
  let wake: (() => void) | undefined
  let say: ((notice: NoticeOf<Key>) => void) | undefined
  return {
    show(notice) {
      if (say) {
        say(notice)
        return
      }
      waiting.push(notice)
      wake?.()
    },
    onFirst(listener) {
      wake = listener
      if (waiting.length > 0) listener()
      return () => {
        if (wake === listener) wake = undefined
      }
    },
    speak(speaker) {
      say = speaker
      for (const notice of waiting.splice(0)) speaker(notice)
      return () => {
        if (say === speaker) say = undefined
      }
    },
  }
}
