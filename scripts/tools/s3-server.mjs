// A real server that speaks S3, for the tests of uploaded files: OpenStack's Swift of Debian with its S3 interface, on a temporary folder.
// It refuses wrong signatures and whatever else the small stand-ins let pass.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebianRoot } from './browser.mjs'
import { freePort } from './postgres.mjs'
import { inRoot, Sentence } from './project.mjs'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const PARTS = ['account', 'container', 'object']
const BIN = '/usr/bin'

/** Whether the server can be had: it is there, or this is Debian and packages may be installed. */
export const canHaveS3Server = () => isInstalled() || isDebianRoot()

const isInstalled = () => ['swift-proxy-server', 'swift-ring-builder', 'memcached'].every((name) => existsSync(join(BIN, name)))

/** @returns `{ endpoint, region, accessKeyId, secretAccessKey, stop }`; stop removes everything that was created. */
export async function ensureS3Server(log = console.log) {
  if (!isInstalled()) {
    if (!isDebianRoot())
      throw new Sentence('The tests of S3 need Swift. Install it (Debian: sudo apt-get install -y swift-proxy swift-object).')
    log('마루: no Swift on this machine, getting its packages (apt-get install swift-proxy …)')
    aptInstall(...PACKAGES)
  }
  const folder = mkdtempSync(join(tmpdir(), 'maru-swift-'))
  const [proxy, memcached, ...ports] = await Promise.all([freePort(), freePort(), ...PARTS.map(() => freePort())])
  configure(folder, { proxy, memcached, ports })
  const servers = [
    start(join(BIN, 'memcached'), ['-l', '127.0.0.1', '-p', String(memcached), '-u', 'nobody']),
    ...PARTS.map((part) => start(join(BIN, `swift-${part}-server`), [join(folder, `${part}.conf`)])),
    start(join(BIN, 'swift-proxy-server'), [join(folder, 'proxy.conf')]),
  ]
  const cleaners = servers.map(({ pid }) => {
    const cleaner = spawn(process.execPath, [inRoot('scripts', 'tools', 'clean-up-after-parent.mjs'), String(pid), folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    cleaner.unref()
    cleaner.stdin.unref()
    return cleaner
  })
  const stop = async () => {
    await Promise.all(servers.map(end))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    for (const cleaner of cleaners) cleaner.kill()
  }
  const endpoint = `http://127.0.0.1:${proxy}`
  for (let i = 0; i < 150; i++) {
    const isReady = await fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { endpoint, region: 'us-east-1', accessKeyId: 'maru:tests', secretAccessKey: 'hush-hush', stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error('Swift did not start within 30 s')
}

function configure(folder, { proxy, memcached, ports }) {
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  const write = (name, text) => writeFileSync(join(folder, name), text)
  const common = (port) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nswift_dir = ${folder}\nworkers = 0\nlog_address = /dev/null\n`
  for (const [i, part] of PARTS.entries()) {
    write(
      `${part}.conf`,
      `${common(ports[i])}devices = ${folder}/devices\nmount_check = false\ndisable_fallocate = true\n[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`,
    )
    const builder = join(folder, `${part}.builder`)
    for (const words of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${ports[i]}/d1`, '1'], ['rebalance']]) {
      const { status, stderr, stdout } = spawnSync(join(BIN, 'swift-ring-builder'), [builder, ...words], { encoding: 'utf8' })
      // 1 is a warning.
      if (status > 1 || status === null) throw new Error(`swift-ring-builder ${words.join(' ')}: ${stderr}${stdout}`)
    }
  }
  const filters = [
    'catch_errors',
    'gatekeeper',
    'healthcheck',
    'cache',
    'listing_formats',
    'bulk',
    's3api',
    'tempauth',
    'copy',
    'slo',
    'dlo',
  ]
  const more = { cache: { use: 'memcache', memcache_servers: `127.0.0.1:${memcached}` }, tempauth: { user_maru_tests: 'hush-hush .admin' } }
  const filter = (name) => {
    const { use = name, ...options } = more[name] ?? {}
    return `[filter:${name}]\nuse = egg:swift#${use}\n${Object.entries(options)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join('')}`
  }
  write(
    'proxy.conf',
    `${common(proxy)}[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${filters.map(filter).join('')}`,
  )
}

const start = (command, words) => spawn(command, words, { stdio: 'ignore' })

async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const patience = setTimeout(() => server.kill('SIGKILL'), 3_000)
  await gone
  clearTimeout(patience)
}
