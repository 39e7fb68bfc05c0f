// Everything that the bench starts: each in a process group of its own, all of them ended when the bench ends.
import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { childEnv, inRoot, root } from '../../../scripts/tools/project.mjs'

const running = new Map()
const endings = []

export const inBench = (...parts) => inRoot('.bench', ...parts)

/** Pinning needs Linux and a second core: without it the loader and the server share what there is. */
export const canPin = process.platform === 'linux' && hasCommand('taskset') && (spawnSync('nproc').stdout?.toString().trim() ?? '1') !== '1'
export function hasCommand(name) {
  return spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { stdio: 'ignore' }).status === 0
}
export const serverCore = canPin ? 0 : undefined
export const loaderCore = canPin ? 1 : undefined
const pinned = (core, command, args) => (core === undefined ? [command, args] : ['taskset', ['-c', String(core), command, ...args]])
/** Runs only while nobody else in this session wants the core: what loads a server then does not hold up who measures it. */
const behind = (command, args) => (canYield ? ['chrt', ['--idle', '0', command, ...args]] : [command, args])
const canYield = process.platform === 'linux' && hasCommand('chrt')

/**
 * Starts a server. Its output goes to .bench/logs/<name>.log.
 * @param options.yields for what loads a server on the core of who measures it.
 */
export function start(name, command, args, { env = {}, cwd = root, core, yields = false } = {}) {
  const log = inBench('logs', `${name}.log`)
  mkdirSync(dirname(log), { recursive: true })
  const out = createWriteStream(log)
  // Linux divides a core among sessions first, and priorities count within one.
  const spawned = yields ? pinned(core, ...behind(command, args)) : pinned(core, command, args)
  const child = spawn(...spawned, { cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: !yields })
  const gone = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
  child.once('error', () => running.delete(child))
  child.stdout.pipe(out, { end: false })
  child.stderr.pipe(out, { end: false })
  running.set(child, gone)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const stop = async (signal = 'SIGTERM') => {
    if (isRunning()) {
      child.kill(signal)
      const limit = setTimeout(() => endGroup(child), 15_000)
      await gone
      clearTimeout(limit)
    }
    endGroup(child)
    running.delete(child)
  }
  return { pid: child.pid, log, isRunning, gone, stop, child }
}

/** Runs a command to its end and returns its output. */
export async function run(command, args, { env = {}, cwd = root, core, mayFail = false } = {}) {
  const child = spawn(...pinned(core, command, args), { cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const gone = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  running.set(child, gone)
  const status = await gone.finally(() => running.delete(child))
  if (status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output.slice(-4000)}`)
  return output
}

/** Called when the bench ends, whatever way it ends. */
export const atEnd = (work) => void endings.push(work)

export async function endAll() {
  for (const child of running.keys()) child.kill('SIGTERM')
  await Promise.race([Promise.allSettled(running.values()), new Promise((resolve) => setTimeout(resolve, 5_000))])
  for (const child of running.keys()) endGroup(child)
  running.clear()
  for (const work of endings.splice(0).reverse()) await Promise.resolve(work()).catch(() => undefined)
}
process.on('exit', () => running.forEach((_, child) => endGroup(child)))

function endGroup(child) {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nothing was left of it, or it has no group of its own.
    child.kill('SIGKILL')
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function untilAnswers(url, server, patience = 90_000) {
  const until = Date.now() + patience
  while (Date.now() < until && server.isRunning()) {
    const answered = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
      async (response) => (await response.arrayBuffer(), response.status < 500),
      () => false,
    )
    if (answered) return
    await sleep(100)
  }
  throw new Error(`Nothing answered at ${url}${existsSync(server.log) ? `, see ${server.log}` : ''}`)
}
