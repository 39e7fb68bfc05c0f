// Starts the built site for a test: on a free port, with a data folder of its own, without inherited settings that could reach another
// database, and removes everything at the end.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './postgres.mjs'
import { childEnv, inRoot, projectNode, root, typescript } from './project.mjs'

/**
 * @param {{ env?: Record<string, string | undefined>, args?: string[], log?: string, patience?: number, ownGroup?: boolean, byName?: boolean }} options
 *   byName: its address is `localhost`, as `npm start` shows it, and no number: a passkey is bound to the name of a host.
 *   ownGroup: all its processes form a group that a test can kill at once (`-pid`).
 * @returns `{ url, port, devsimUrl, dataDir, pid, log, stop }` once /readyz answers 200.
 */
export async function startServer({
  env = {},
  args = [],
  log = inRoot('test-results', 'server.log'),
  patience = 120_000,
  ownGroup = false,
  byName = false,
} = {}) {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const devsimPort = env.DEVSIM_PORT ? Number(env.DEVSIM_PORT) : await freePort(2)
  const ownFolder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'maru-data-'))
  const dataDir = env.DATA_DIR ?? ownFolder
  const url = `http://${byName ? 'localhost' : '127.0.0.1'}:${port}`
  mkdirSync(dirname(log), { recursive: true })
  const out = createWriteStream(log)
  const clean = {
    DATABASE_URL: undefined,
    SVC_HOST: undefined,
    SITE_URL: url,
    SITE_ID: undefined,
    APP_MODE: 'demo',
    NODE_ENV: 'production',
  }
  const child = spawn(projectNode(), [...typescript('app/parent.ts'), ...args], {
    cwd: root,
    env: childEnv({ ...clean, ...env, PORT: String(port), DATA_DIR: dataDir, DEVSIM_PORT: String(devsimPort) }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: ownGroup,
  })
  child.stdout.pipe(out, { end: false })
  child.stderr.pipe(out, { end: false })
  const gone = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
  const running = () => child.exitCode === null && child.signalCode === null
  const kill = () => running() && child.kill('SIGKILL')
  process.once('exit', kill)

  const stop = async () => {
    if (running()) {
      child.kill('SIGTERM')
      const limit = setTimeout(kill, 15_000)
      await gone
      clearTimeout(limit)
    }
    process.off('exit', kill)
    out.end()
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    return child.exitCode
  }

  const until = Date.now() + patience
  while (running() && Date.now() < until) {
    if (await isReady(url)) return { url, port, devsimUrl: `http://127.0.0.1:${devsimPort}`, dataDir, pid: child.pid, log, stop }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const how = running() ? `was not ready after ${patience / 1000} s` : `ended with ${String(await gone)}`
  await stop()
  throw new Error(`The server ${how}. Its last words:\n${readFileSync(log, 'utf8').slice(-4000)}`)
}

export const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.status === 200,
    () => false,
  )
