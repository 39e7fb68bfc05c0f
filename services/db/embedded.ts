// Supervises the process of the embedded database. It gives `pg` sockets that notice an overdue response, starts a new process when the
// old one died or had to be killed, and reports in a sentence why the folder cannot be opened. Without a process, connecting fails at
// once, so that callers are refused and do not wait.
import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { FREE_FLOOR } from './disk-guard'
import type { FromServer, ServerPlan, ToServer } from './server-plan'

export interface Embedded {
  /** A socket for one `pg` connection; it finds the database by itself. */
  socket(): Socket
  withoutDeadline<T>(work: () => Promise<T>): Promise<T>
  snapshot(): Promise<string>
  close(): Promise<void>
  /** Process of the database; absent during a restart. */
  pid(): number | undefined
}

/** The embedded database cannot be opened; the message says why and what to do. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
}

const OPEN_DEADLINE = 60_000
const CLOSE_DEADLINE = 5_000
const STORED_SNAPSHOTS = 3

export async function startEmbedded(plan: { dataDir: string; deadline: number; log: Logger }): Promise<Embedded> {
  const { dataDir, deadline, log } = plan
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Unix sockets have paths of at most about 100 bytes, so not in DATA_DIR. mkdtemp makes it 0700.
  const room = process.platform === 'win32' ? undefined : mkdtempSync(join(tmpdir().length < 70 ? tmpdir() : '/tmp', 'maru-'))
  const address = room ? join(room, 'db') : `\\\\.\\pipe\\maru-${crypto.randomUUID()}`
  let child: ChildProcess | undefined
  let closing = false
  let exempt = 0

  const start = () =>
    new Promise<void>((ready, failed) => {
      const started = fork(
        fileURLToPath(new URL('embedded-server.ts', import.meta.url)),
        [JSON.stringify({ dataDir, address } satisfies ServerPlan)],
        {
          execArgv: ['--import', new URL('../../scripts/ts-loader.mjs', import.meta.url).href],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      let reason: FromServer | undefined
      const slow = setTimeout(() => started.kill('SIGKILL'), OPEN_DEADLINE)
      started.on('message', (message: FromServer) => {
        if (message.kind !== 'snapshot') reason = message
        if (message.kind !== 'ready') return
        clearTimeout(slow)
        child = started
        ready()
      })
      started.once('exit', (code, signal) => {
        clearTimeout(slow)
        if (reason?.kind !== 'ready') {
          const said = reason?.kind === 'failed' ? reason : { reason: 'damaged', sentence: `its process ended with ${signal ?? code}` }
          if (said.reason !== 'locked') log.error({ reason: said.sentence }, 'the embedded database did not open')
          return failed(new EmbeddedFailure(said.reason === 'locked' ? said.sentence : withRemedy(dataDir, inWords(said.sentence))))
        }
        child = undefined
        if (closing) return
        log.error({ code, signal }, 'the embedded database ended, starting it again')
        void revive()
      })
    })

  const revive = async () => {
    for (let wait = 50; !closing; wait = Math.min(wait * 2, 5_000)) {
      try {
        await start()
        return log.info('the embedded database answers again')
      } catch (cause) {
        log.error({ err: cause }, 'the embedded database cannot be started again yet')
      }
      await sleep(wait)
    }
  }

  const overdue = (socket: Socket) => {
    log.error({ deadline }, 'the embedded database did not answer in time, killing it')
    socket.destroy(new Error(`the database did not answer within ${deadline} ms`))
    child?.kill('SIGKILL')
  }

  try {
    await start()
  } catch (cause) {
    if (room) rmSync(room, { recursive: true, force: true })
    throw cause
  }

  return {
    socket: () => watchedSocket(address, deadline, () => exempt > 0, overdue),
    pid: () => child?.pid,
    async withoutDeadline(work) {
      exempt++
      try {
        return await work()
      } finally {
        exempt--
      }
    },
    async snapshot() {
      const server = child
      if (!server?.connected) throw new EmbeddedFailure('The embedded database is not running, so no snapshot can be taken.')
      const folder = join(dataDir, 'snapshots')
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, new Date().toISOString().replaceAll(':', '-'))
      await new Promise<void>((done, failed) => {
        const settle = (message: FromServer | number | null) => {
          if (message !== null && typeof message === 'object' && message.kind !== 'snapshot') return
          server.off('message', settle).off('exit', settle)
          const failure =
            message !== null && typeof message === 'object' && message.kind === 'snapshot' ? message.failure : 'its process ended'
          if (failure) failed(new EmbeddedFailure(`A snapshot of the database could not be taken: ${failure}.`))
          else done()
        }
        server.on('message', settle).on('exit', settle)
        server.send({ kind: 'snapshot', target } satisfies ToServer)
      })
      for (const old of snapshotsIn(dataDir).slice(STORED_SNAPSHOTS)) rmSync(old, { recursive: true, force: true })
      return target
    },
    async close() {
      closing = true
      const server = child
      if (server?.connected) {
        const gone = new Promise<void>((done) => server.once('exit', () => done()))
        const slow = setTimeout(() => server.kill('SIGKILL'), CLOSE_DEADLINE)
        server.send({ kind: 'close' } satisfies ToServer)
        await gone
        clearTimeout(slow)
      }
      if (room) rmSync(room, { recursive: true, force: true })
    },
  }
}

/**
 * `pg` sends one batch and waits for its answer, so a write without data behind it for `deadline` is a late answer. Checked after one
 * more turn of the event loop, because a busy parent may simply not have read the answer yet.
 */
function watchedSocket(address: string, deadline: number, isExempt: () => boolean, overdue: (socket: Socket) => void): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  const connect = socket.connect.bind(socket)
  let timer: NodeJS.Timeout | undefined
  const calm = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const watch = () => {
    timer ??= setTimeout(() => {
      setImmediate(() => {
        if (!timer) return
        timer = undefined
        if (isExempt()) watch()
        else overdue(socket)
      })
    }, deadline).unref()
  }
  socket.connect = () => {
    connect({ path: address })
    // Set only here, because Node's connect restores the socket's own write.
    socket.write = ((...given: Parameters<typeof write>) => {
      watch()
      return write(...given)
    }) as typeof socket.write
    return socket
  }
  return socket.on('data', calm).once('close', calm)
}

/** Newest first. */
function snapshotsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'snapshots')
  try {
    return readdirSync(folder)
      .filter((name) => !name.endsWith('.part'))
      .sort()
      .reverse()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** PGlite's own message about an unreadable file does not help an operator; it is in the log. */
function inWords(reason: string): string {
  return /Aborted|failed to initialize|exit\(|unreachable|memory access/i.test(reason) ? 'one of its files is damaged or missing' : reason
}

/** Why the embedded database in `dataDir` cannot be used, and the command that restores a snapshot, if there is one. */
export function withRemedy(dataDir: string, reason: string): string {
  const folder = join(dataDir, 'db')
  const free = statfsSync(dataDir)
  const full =
    free.bavail * free.bsize < FREE_FLOOR ? ' The disk is almost full: free some space and start again before anything else.' : ''
  const [newest] = snapshotsIn(dataDir)
  const aside = `mv '${folder}' '${folder}.damaged-${Date.now()}'`
  const remedy = newest
    ? `To put it aside and restore the newest snapshot, taken before the last migration, run:\n  ${aside} && cp -R '${newest}' '${folder}'`
    : `There is no snapshot. To put the folder aside and start with a new database, run:\n  ${aside}`
  return `The embedded database in ${folder} cannot be used: ${reason}. Nothing was removed.${full} ${remedy}`
}
