// Two processes on one PGlite folder lose committed rows without an error, and PGlite itself has no lock. So the folder is protected by a
// lock file that names its holder: pid and start time (a pid alone may belong to another process by now), the parent that an operator
// would stop, and the machine. A holder on another machine or in another container cannot be looked up, so every holder touches its lock
// each second, and a foreign lock counts as held while it is being touched.
import { execFileSync } from 'node:child_process'
import { closeSync, linkSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

interface Holder {
  pid: number
  parent: number
  started: string
  machine: string
}

/** A living process holds the lock; the message names it. */
export class LockHeld extends Error {
  override name = 'LockHeld'
}

const PATIENCE = 3_000
const TOUCH = 1_000
const has = (cause: unknown, code: string) => (cause as NodeJS.ErrnoException).code === code

/**
 * Takes the lock, waiting up to 3 s for a holder that is about to exit.
 * @returns a function that releases it.
 */
export async function takeLock(path: string): Promise<() => void> {
  const mine: Holder = { pid: process.pid, parent: process.ppid, started: startOf(process.pid), machine: hostname() }
  const text = JSON.stringify(mine)
  const draft = `${path}.${process.pid}`
  const deadline = Date.now() + PATIENCE
  const firstTouch = touchedAt(path)
  for (;;) {
    writeFileSync(draft, text, { mode: 0o600 })
    try {
      linkSync(draft, path) // fails if the lock exists, and never shows an incomplete one
      break
    } catch (cause) {
      if (!has(cause, 'EEXIST')) throw cause
    } finally {
      rmSync(draft, { force: true })
    }
    const held = contentOf(path)
    if (held === undefined) continue
    const holder = parse(held)
    const foreign = holder !== undefined && holder.machine !== mine.machine
    if (!holder || (!foreign && !isAlive(holder))) {
      clearStale(path, held)
      await sleep(1)
      continue
    }
    if (Date.now() > deadline) {
      if (!foreign || touchedAt(path) !== firstTouch) throw new LockHeld(sentence(path, holder, foreign))
      clearStale(path, held)
      continue
    }
    await sleep(50)
  }
  const touching = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      // The folder was removed under a running server, so the lock is gone too.
    }
  }, TOUCH).unref()
  return () => {
    clearInterval(touching)
    if (contentOf(path) === text) rmSync(path, { force: true })
  }
}

/** Removes a dead holder's lock. Guarded, or two openers could each remove the other's fresh one. */
function clearStale(path: string, seen: string): void {
  const guard = `${path}.clearing`
  try {
    closeSync(openSync(guard, 'wx'))
  } catch (cause) {
    if (!has(cause, 'EEXIST')) throw cause
    // Also for a time in the future, set by a clock that ran ahead.
    const age = Math.abs(Date.now() - (touchedAt(guard) ?? Date.now()))
    if (age > 10_000) rmSync(guard, { force: true }) // the process that created it died meanwhile
    return
  }
  try {
    if (contentOf(path) === seen) rmSync(path, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function sentence(path: string, holder: Holder, foreign: boolean): string {
  const who = foreign ? `process ${holder.pid} on machine ${holder.machine}` : `process ${holder.pid} (started by process ${holder.parent})`
  return `The embedded database is already open in ${who}. Stop that server first; the lock is ${path}.`
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (has(cause, 'ENOENT')) return undefined
    throw cause
  }
}

function touchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder>
    return typeof value.pid === 'number' ? ({ parent: 0, started: '', machine: hostname(), ...value } as Holder) : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (cause) {
    if (!has(cause, 'EPERM')) return false
  }
  const started = startOf(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** The start time of a process, as text for comparison only; empty when the system does not provide it. A zombie counts as dead. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '')
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
