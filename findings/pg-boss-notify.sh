#!/usr/bin/env bash
# pg-boss 12.38.0 (with @electric-sql/pglite 0.5.16; PostgreSQL 15 behaves the same)
# Expected: with `useListenNotify`, three jobs of 20 ms that are sent at once are done in a fraction of a second, as they
# would be in a worker that asks for the next job when it has ended one.
# Happens: a worker asks only once a `pollingIntervalSeconds` (2 s), and with notifications only once a
# `notifyPollingIntervalSeconds`, by default 30 s. A notification shortens that pause only when it arrives during it or
# during a job, so the rest of a list that was sent at once waits 30 seconds for each job: longer than without
# notifications. `burstWhenReadyExceeds` does not help a first list, because the count that it reads is cached. A handler
# that calls `boss.notifyWorker` with its own worker's id goes on at once.
# Seen: polling 0 2 4 s · notifications 0 30 60 s · notifyWorker 0 0 0 s
# Source: https://github.com/timgit/pg-boss/pull/811 ("workers all wait for the pollingIntervalSeconds between jobs")
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.38.0 @electric-sql/pglite@0.5.16
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'
import { fromPglite, PgBoss } from 'pg-boss'

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const pglite = await PGlite.create()
const boss = new PgBoss({ db: fromPglite(pglite), backend: 'pglite', useListenNotify: true, schedule: false })
boss.on('error', console.error)
await boss.start()

/** The whole seconds after which each of three jobs that are sent at once has ended, with one worker. */
async function run(queue, notify, asksAgain) {
  await boss.createQueue(queue, { notify })
  const ends = []
  let worker
  const done = new Promise((resolve) => {
    worker = boss.work(queue, async () => {
      if (asksAgain) boss.notifyWorker(await worker)
      await pause(20)
      if (ends.push(performance.now()) === 3) resolve()
    })
  })
  // The first search has found nothing.
  await worker
  await pause(500)
  const start = performance.now()
  await boss.insert(queue, [{}, {}, {}])
  if (!notify) boss.notifyWorker(await worker)
  await done
  await boss.offWork(queue)
  return ends.map((end) => Math.floor((end - start) / 1000)).join(' ')
}

const [polling, notifications, again] = await Promise.all([
  run('polling', false, false),
  run('notifications', true, false),
  run('again', true, true),
])
console.log(`polling ${polling} s · notifications ${notifications} s · notifyWorker ${again} s`)
await boss.stop({ graceful: false })
process.exit(0)
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'polling 0 2 4 s · notifications 0 30 60 s · notifyWorker 0 0 0 s' ]
