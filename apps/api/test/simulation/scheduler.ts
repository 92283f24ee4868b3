/** A process of the shop. One that has crashed never goes on, and another one takes its place. */
export interface Process {
  readonly name: string
  isAlive: boolean
}

interface Turn {
  process: Process
  /** The connection of a statement; null for a call of the gateway. */
  connection: object | null
  take: () => void
}

export interface Task {
  readonly name: string
  readonly process: Process
  state: 'running' | 'done' | 'failed' | 'crashed'
  error: unknown
}

/** A number from 0 to 1, without 1. */
export type Random = () => number

interface Interval {
  process: Process
  every: number
  due: number
  call: () => void
}

/** All microtasks have run, so each task waits for a turn again or has ended. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Lets processes go on one at a time: each waits before every statement and every call of the gateway, and the caller
 * chooses who goes on. A transaction has the database to itself, as in PGlite.
 */
export function createScheduler(rollBack: () => void) {
  let turns: Turn[] = []
  let tasks: Task[] = []
  let intervals: Interval[] = []
  let now = Date.UTC(2026, 10, 20, 9)
  /** The connection with the open transaction. */
  let owner: { process: Process; connection: object } | null = null
  let current: Process | null = null
  let steps = 0

  /** Resolves when the process may go on; never for a crashed one. */
  const turn = (process: Process, connection: object | null = null): Promise<void> =>
    new Promise((resolve) => {
      if (process.isAlive) turns.push({ process, connection, take: resolve })
    })

  const canGoOn = (waiting: Turn) =>
    owner === null || waiting.connection === null || waiting.connection === owner.connection

  return {
    turn,
    clock: { now: () => new Date(now) },
    steps: () => steps,
    running: () => tasks.length,

    /** Begins a transaction, or ends it with null. */
    own(process: Process, connection: object | null): void {
      owner = connection && { process, connection }
    },

    start(process: Process, name: string, work: () => Promise<void>, ended: (task: Task) => void): void {
      const task: Task = { name, process, state: 'running', error: null }
      const end = (state: 'done' | 'failed', error: unknown = null) => {
        Object.assign(task, { state, error })
        tasks = tasks.filter((other) => other !== task)
        ended(task)
      }
      tasks.push(task)
      void turn(process)
        .then(work)
        .then(
          () => end('done'),
          (error: unknown) => end('failed', error),
        )
    },

    /** Lets one waiting process go on. False if none can. */
    async step(random: Random): Promise<boolean> {
      const able = turns.filter(canGoOn)
      const chosen = able[Math.floor(random() * able.length)]
      if (!chosen) return false
      turns = turns.filter((waiting) => waiting !== chosen)
      current = chosen.process
      steps += 1
      chosen.take()
      await quiet()
      return true
    },

    /** As by `kill -9`: a transaction is rolled back, and nothing that waits goes on. */
    crash(process: Process): void {
      process.isAlive = false
      if (owner?.process === process) {
        rollBack()
        owner = null
      }
      turns = turns.filter((waiting) => waiting.process !== process)
      intervals = intervals.filter((interval) => interval.process !== process)
      for (const task of tasks) if (task.process === process) task.state = 'crashed'
      tasks = tasks.filter((task) => task.process !== process)
    },

    /** Moves the clock, and calls each due interval once. */
    advance(milliseconds: number): void {
      now += milliseconds
      for (const interval of intervals) {
        if (interval.due > now) continue
        interval.due = now + interval.every
        current = interval.process
        interval.call()
      }
    },

    /** Puts the intervals of the process that is going on under the clock of the simulation. @returns the way back */
    takeIntervals(): () => void {
      const real = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval }
      const set = (call: () => void, every: number) => {
        const process = current
        const handle = { unref: () => handle, ref: () => handle }
        if (process) intervals.push(Object.assign(handle, { process, every, due: now + every, call }))
        return handle
      }
      const clear = (handle: object) => {
        intervals = intervals.filter((interval) => interval !== handle)
      }
      Object.assign(globalThis, { setInterval: set, clearInterval: clear })
      return () => void Object.assign(globalThis, real)
    },
  }
}

export type Scheduler = ReturnType<typeof createScheduler>
