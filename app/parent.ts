// The process that an operator starts and stops. It owns the listening socket, starts the servers, replaces one that dies, and on SIGHUP
// replaces each by a new one without losing a request: start, wait until it is ready, let the old one finish.
import { fork, type ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SettingsFailure } from '@/services/base/settings-failure'
import { settings } from '@/services/base/settings'

/** Exit code of a server that would fail again after a restart (app/front.ts). */
const REFUSED = 78
const READY_MS = 60_000
const STOP_MS = 12_000
/** A server that ran for this long did not fail at its start. */
const SETTLED_MS = 30_000

const setting = readSettings()
const isEmbedded = setting.databaseUrl === undefined
const isInteractive = process.stdin.isTTY === true
const leaving = new Set<Worker>()
let stopping = false
let wasReady = false
let sentOpen = false
let rolling: Promise<void> | undefined
let rollAgain = false
let backoff = 100
/** The simulators of outside services, in demo mode. */
let devsim: ChildProcess | undefined

process.env['NODE_ENV' as string] ??= process.argv.includes('--dev') ? 'development' : 'production'
const loading = (file: string): string[] => ['--import', pathToFileURL(join(import.meta.dirname, file)).href]
const execArgv = loading('../scripts/ts-loader.mjs')
cluster.setupPrimary({
  exec: join(import.meta.dirname, 'front.ts'),
  args: process.argv.slice(2),
  execArgv: [...execArgv, ...(process.argv.includes('--dev') ? loading('front/renew-versions.ts') : [])],
})

const say = (message: string): void =>
  console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), pid: process.pid, msg: message }))
const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
const staying = (): Worker[] => workers().filter((worker) => !leaving.has(worker))

function readSettings() {
  try {
    return settings()
  } catch (error) {
    if (!(error instanceof SettingsFailure)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(REFUSED)
  }
}

/** Tells `npm start`, once, that a server of this process holds the port and has its database, so that it prints the URL. */
function sendOpenOnce(port: number): void {
  if (sentOpen) return
  sentOpen = true
  process.send?.({ kind: 'open', host: setting.host, port })
}

/** Starts one server. Resolves with it once it serves; rejects when it ended or took too long. */
function start(env: Record<string, string> = {}): Promise<Worker> {
  const worker = cluster.fork(env)
  const bornAt = Date.now()
  let listens = false
  let served = false
  let port = setting.port
  worker.once('listening', (address) => {
    listens = true
    port = address.port
  })
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (message === 'open') sendOpenOnce(port)
      if (message !== 'ready') return
      wasReady = served = true
      backoff = 100
      resolve(worker)
    })
    worker.once('exit', (code, signal) => {
      reject(new Error(`it ended with ${signal ?? code}`))
      const meant = leaving.delete(worker)
      if (stopping) {
        if (workers().length === 0) process.exit(0)
        return
      }
      // `roll` handles a replacement that was never ready.
      if (meant || (env['MARU_REPLACES'] && !served)) return
      // The first start logs why it failed; a restart would fail for the same reason.
      if (!wasReady && (code === REFUSED || !listens)) process.exit(code || 1)
      if (Date.now() - bornAt > SETTLED_MS) backoff = 100
      say(`a server ended with ${signal ?? code}, starting another in ${backoff} ms`)
      setTimeout(() => void (stopping || start().catch(() => undefined)), backoff)
      backoff = Math.min(backoff * 2, 5_000)
    })
  })
}

/**
 * Starts the simulators of outside services (APP_MODE=demo). The rest of the site works without them, so their end is only logged, and
 * they are restarted unless that would fail again.
 */
function startDevsim(): void {
  if (!setting.devsimPort) return
  const bornAt = Date.now()
  devsim = fork(join(import.meta.dirname, '../services/simulators/main.ts'), [], { execArgv })
  devsim.once('exit', (code, signal) => {
    if (stopping) return
    say(`the simulators of outside services ended with ${signal ?? code}`)
    if (code !== REFUSED) setTimeout(() => void (stopping || startDevsim()), Date.now() - bornAt > SETTLED_MS ? 100 : 5_000)
  })
}

function drain(worker: Worker): Promise<void> {
  leaving.add(worker)
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  if (worker.isConnected()) worker.send('drain')
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  return gone.finally(() => clearTimeout(limit))
}

async function roll(): Promise<void> {
  for (const old of staying()) {
    if (stopping) return
    if (isEmbedded) {
      say('the embedded database belongs to one process at a time, so this restart has a short gap; with DATABASE_URL there is none')
      await drain(old)
      await start().catch((error: Error) => say(`the new server did not start: ${error.message}`))
      continue
    }
    const fresh = start({ MARU_REPLACES: '1' })
    const newest = workers().at(-1)
    try {
      await limited(fresh, READY_MS)
      void drain(old)
    } catch (error) {
      if (newest && !newest.isDead()) newest.process.kill('SIGKILL')
      return say(`the new server did not become ready (${(error as Error).message}); the old one stays`)
    }
  }
  say('all servers were replaced')
}

function limited<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => void (timer = setTimeout(() => reject(new Error(`not ready within ${ms / 1000} s`)), ms)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function restart(): void {
  if (isInteractive) return stop() // the terminal was closed
  if (rolling) {
    rollAgain = true
    return
  }
  rolling = roll().finally(() => {
    rolling = undefined
    if (rollAgain) {
      rollAgain = false
      restart()
    }
  })
}

function stop(): void {
  if (stopping) return
  stopping = true
  devsim?.kill('SIGTERM')
  if (workers().length === 0) process.exit(0)
  for (const worker of workers()) worker.process.kill('SIGTERM')
  setTimeout(() => {
    for (const worker of workers()) worker.process.kill('SIGKILL')
    process.exit(0)
  }, STOP_MS).unref()
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('SIGHUP', restart)
// The process that started this one is gone.
if (process.send) process.once('disconnect', stop)

startDevsim()
// The first one migrates; the others start beside it when that is done.
start().then(
  () => {
    for (let i = 1; i < setting.workers; i++) start().catch(() => undefined)
  },
  () => undefined,
)
