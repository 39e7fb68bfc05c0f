// The embedded database as a process of its own, started by embedded.ts: PGlite blocks its thread, and killing its process is the only
// reliable deadline. It takes the lock, opens the folder, serves it on one address, and exits with its parent. Signals are left to the
// parent, which closes the database last.
import { PGlite } from '@electric-sql/pglite'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lowerPriority } from '@/services/base/lower-priority'
import { takeLock } from './lock'
import type { FromServer, ServerPlan, ToServer } from './server-plan'
import { wireServer } from './wire-server'

const plan = JSON.parse(process.argv[2] ?? '{}') as ServerPlan
const folder = join(plan.dataDir, 'db')
const say = (message: FromServer) => new Promise<void>((done) => (process.send ? process.send(message, () => done()) : done()))

// Cached pages come before queries: a crowd that signs in keeps this process busy, and the one that answers should not wait for it.
lowerPriority(5)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const release = await takeLock(join(plan.dataDir, 'db.lock')).catch(async (cause: Error) => {
  await say({ kind: 'failed', reason: 'locked', sentence: cause.message })
  process.exit(3)
})
process.once('exit', release)

const db = await open().catch(async (cause: unknown) => {
  await say({ kind: 'failed', reason: 'damaged', sentence: String(cause instanceof Error ? cause.message : cause) })
  process.exit(4)
})

// One queue for every access to the database, so that a snapshot never contains half a batch.
let lane: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const result = lane.then(work)
  lane = result.catch(() => undefined)
  return result
}

const server = wireServer(
  (batch) => inTurn(() => db.execProtocolRaw(batch)),
  () => process.exit(5),
)
if (process.platform !== 'win32') rmSync(plan.address, { force: true })
server.listen(plan.address, () => void say({ kind: 'ready' }))

process.once('disconnect', () => void close())
// The parent may have exited while the folder was being opened.
if (!process.connected) void close()
process.on('message', (message: ToServer) => void (message.kind === 'close' ? close() : snapshot(message.target)))

async function open(): Promise<PGlite> {
  // A new database is created beside its place and moved there when complete, so that an incomplete one is not mistaken for a damaged
  // one.
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    const draft = `${folder}.new`
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    await (await PGlite.create({ dataDir: draft })).close()
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  }
  for (const part of ['PG_VERSION', 'global/pg_control']) if (!existsSync(join(folder, part))) throw new Error(`${part} is missing`)
  return PGlite.create({ dataDir: folder })
}

async function snapshot(target: string): Promise<void> {
  const draft = `${target}.part`
  const failure = await inTurn(async () => {
    await db.exec('CHECKPOINT')
    cpSync(folder, draft, { recursive: true })
    renameSync(draft, target)
  }).then(
    () => undefined,
    (cause: Error) => cause.message,
  )
  if (failure) rmSync(draft, { recursive: true, force: true })
  await say(failure ? { kind: 'snapshot', failure } : { kind: 'snapshot' })
}

async function close(): Promise<void> {
  server.close()
  await lane
  await db.close()
  if (process.platform !== 'win32') rmSync(dirname(plan.address), { recursive: true, force: true }) // a killed parent could not remove it
  process.exit(0)
}
