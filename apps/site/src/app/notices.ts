import type { Message, ToastTone } from '@mintage/machines/shared'

/** Something to tell a person in passing; who shows it, and how, is not known here. */
interface NoticeOf<Key extends string> {
  tone: ToastTone
  message: Message<Key>
  /** One thing to do about it. The notice then stays until it is done, dismissed or taken back. */
  action?: { label: string; onSelect: () => void }
}

/** Takes a notice away again, said or not. */
type TakeBack = () => void

/** Says a notice, and returns how to take it back. */
type Say<Key extends string> = (notice: NoticeOf<Key>) => TakeBack

export interface Notices<Key extends string> {
  show(notice: NoticeOf<Key>): TakeBack
  /** Called once, with the first notice: the moment to load what shows notices. */
  onFirst(wake: () => void): () => void
  /** Sets what shows notices, and shows those that waited. */
  speak(say: Say<Key>): () => void
}

/** A notice is never lost: it waits until there is something that shows it. */
export function createNotices<Key extends string>(): Notices<Key> {
  const waiting = new Set<(say: Say<Key>) => void>()
  let wake: (() => void) | undefined
  let say: Say<Key> | undefined
  return {
    show(notice) {
      if (say) return say(notice)
      let takeBack: TakeBack | undefined
      const later = (nextSay: Say<Key>) => {
        takeBack = nextSay(notice)
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
    speak(nextSay) {
      say = nextSay
      for (const later of waiting) later(nextSay)
      waiting.clear()
      return () => {
        if (say === nextSay) say = undefined
      }
    },
  }
}
