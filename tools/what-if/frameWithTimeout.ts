/** Something was asked that was not answered in time. */
class TimeoutError extends Error {
  override name = 'TimeoutError'
}

interface FrameSource<Frame> {
  open: () => Promise<Frame>
  close: (frame: Frame) => void
  /** How long an answer is waited for, in ms. */
  limit: number
  signal: AbortSignal
}

/** A frame whose stories may hang. */
export interface FrameWithTimeout<Frame> {
  readonly frame: Frame
  /**
   * Waits for an answer. A frame that gives none is closed, and the next question is put to a new one.
   *
   * @throws TimeoutError after the limit, and the reason of the signal when that is aborted
   */
  ask<Answer>(question: (frame: Frame) => Promise<Answer>): Promise<Answer>
  close(): void
}

async function within<Answer>(limit: number, signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  signal.throwIfAborted()
  const { promise: end, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new TimeoutError(`No answer within ${limit / 1000} s.`)), limit)
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  return Promise.race([answer, end]).finally(() => {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  })
}

/** Opens a frame that is replaced when it does not answer. */
export async function openFrameWithTimeout<Frame>({
  open,
  close,
  limit,
  signal,
}: FrameSource<Frame>): Promise<FrameWithTimeout<Frame>> {
  let frame = await open()
  return {
    get frame() {
      return frame
    },
    async ask(question) {
      try {
        return await within(limit, signal, question(frame))
      } catch (error) {
        if (error instanceof TimeoutError) {
          close(frame)
          frame = await open()
        }
        throw error
      }
    },
    close: () => close(frame),
  }
}

/** @returns null where there was no answer the second time either */
export async function retryOnce<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
  for (const _ of ['first', 'second']) {
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
    }
  }
  return null
}
