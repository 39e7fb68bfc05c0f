// The real site, built, as the bench needs it: own port, own data folder, own secret.
import { mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../../scripts/tools/built.mjs'
import { ensurePostgres, freePort } from '../../../scripts/tools/postgres.mjs'
import { inRoot, projectNode, root, typescript } from '../../../scripts/tools/project.mjs'
import { atEnd, start, untilAnswers } from './children.mjs'

const secret = 'only-for-the-bench-0123456789abcdefghijk'

let built = false
/** A build in another folder (NEXT_DIST_DIR) is used as it is. */
export function ensureBuilt() {
  if (process.env.NEXT_DIST_DIR) return
  if (!built && !isBuilt()) {
    console.error('bench: building the site')
    const { status } = spawnSync(process.execPath, [inRoot('scripts', 'build.mjs')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('The site could not be built.')
  }
  built = true
}

/**
 * @param {{ name?: string, core?: number, env?: Record<string, string>, nodeArgs?: string[], entry?: string, port?: number }} options
 *   `entry` app/front.ts runs one server without its parent.
 */
export async function startApp({ name = 'app', core, env = {}, nodeArgs = [], entry = 'app/parent.ts', port } = {}) {
  ensureBuilt()
  const ownPort = port ?? (await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-bench-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const url = `http://127.0.0.1:${ownPort}`
  const site = await appEnv({ port: ownPort, dataDir })
  const server = start(name, projectNode(), [...nodeArgs, ...typescript(entry)], { core, env: { ...site, ...env } })
  await untilAnswers(`${url}/readyz`, server)
  return { ...server, url, port: ownPort, dataDir }
}

/** The environment of a site of the bench's own. */
export async function appEnv({ port, dataDir = tmpdir() }) {
  const clean = {
    DATABASE_URL: undefined,
    SVC_HOST: undefined,
    SITE_ID: undefined,
    WORKERS: undefined,
    PAGE_CACHE_MB: undefined,
    BLOCK_MEMORY_MB: undefined,
    KEEP_MEMORY_MB: undefined,
    CACHE_DIR: undefined,
  }
  const given = {
    APP_MODE: 'demo',
    NODE_ENV: 'production',
    APP_SECRET: secret,
    INDEX_KEY: secret,
    DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    DEVSIM_PORT: String(await freePort(2)),
    LOG_LEVEL: 'warn',
    SITE_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  return { ...clean, ...given }
}

/** A PostgreSQL server of the bench's own, thrown away with it. */
export async function startPostgres() {
  const { url, stop } = await ensurePostgres((line) => console.error(line))
  atEnd(stop)
  return url
}

const cookies = new Map()
/** The cookie of the demonstration's administrator, who may save and publish: signed in once per site. */
export async function staffCookie(url) {
  if (!cookies.has(url)) {
    const response = await fetch(`${url}/adm/auth/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ loginId: 'maruadmin', password: 'Oak7!Tile29' }),
    })
    if (!response.ok) throw new Error(`The administrator could not sign in: ${response.status} ${await response.text()}`)
    cookies.set(url, response.headers.getSetCookie()[0].split(';')[0])
  }
  return cookies.get(url)
}

async function post(url, path, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: await staffCookie(url), 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 1000)}`)
  return JSON.parse(text).data.item
}

/** @param base number of the draft that this one replaces; none for a new page. */
export const saveDraft = (url, document, base) =>
  post(url, '/adm/foPage/save', { definition: document, ...(base === undefined ? {} : { draftNumber: base }) })
export const deploy = (url, { id }) => post(url, '/adm/svcPageDeploy/deploy', { id })

/** Saves and publishes a new page; its address answers it from now on. */
export async function publish(url, document) {
  const draft = await saveDraft(url, document)
  await deploy(url, draft)
  return draft
}
