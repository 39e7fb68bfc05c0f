// The one place where settings are read from the environment. `describeSettings` is the table that the README prints
// and that this file obeys: a setting that is not in it cannot be read. Nothing is read before the first call of
// `settings()`, so a build needs none of them.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultOfLoginId, weaknessOf } from './staff-account'

export interface Settings {
  port: number
  host: string
  appMode: 'demo' | 'production'
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  siteId: string
  /** Origin of another backend that answers the calls. */
  svcHost?: string
  appSecret: string
  logLevel: string
  brandName: string
  brandSuffix: string
  customerCenterPhone: string
  externalConsultUrl: string
  keepMemoryMb: number
  workers: number
  /** Absolute. */
  cacheDir: string
  trustProxy: boolean
  /** Made once, where there is no staff at all. */
  firstAdmin?: { loginId: string; password: string }
}

export interface SettingCard {
  name: string
  /** As the README says it; empty where there is none. */
  default: string
  meaning: string
}

/** Every setting there is. A law holds the README's table against it. */
export const describeSettings: readonly SettingCard[] = [
  { name: 'PORT', default: '3000', meaning: 'Port that the server listens on; 0 lets the system choose.' },
  {
    name: 'HOST',
    default: '127.0.0.1 in demo, 0.0.0.0 in production',
    meaning: 'Address that the server listens on. Demo listens on loopback only.',
  },
  {
    name: 'APP_MODE',
    default: 'demo without DATABASE_URL, else production',
    meaning: '`demo`: demonstration content, simulators, generated secrets. `production`: none of them.',
  },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of everything that this installation writes.' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or later, `postgres://…`. Without it the embedded database in `DATA_DIR/db` is used.',
  },
  {
    name: 'SITE_URL',
    default: 'http://localhost:PORT',
    meaning: 'Origin under which visitors reach the site; links, canonical addresses and origin checks use it.',
  },
  { name: 'SITE_ID', default: 'site', meaning: 'Which site of the database is served; sent with every call.' },
  { name: 'SVC_HOST', default: '', meaning: 'Origin of another backend that answers the calls instead of this process.' },
  {
    name: 'APP_SECRET',
    default: 'generated into DATA_DIR/secrets.json in demo, required in production',
    meaning: 'Signs preview sessions and tokens; at least 32 characters.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  { name: 'BRAND_NAME', default: '라움결', meaning: 'Name of the brand on the screen.' },
  { name: 'BRAND_SUFFIX', default: "' | 라움결'", meaning: 'What follows the title of every page.' },
  { name: 'CUSTOMER_CENTER_PHONE', default: '1588-0000', meaning: 'Number of the customer centre.' },
  {
    name: 'EXTERNAL_CONSULT_URL',
    default: '/consult-window',
    meaning: 'Consultation page that `/cs/contact` opens in a new window: an address, or a path of this site.',
  },
  { name: 'KEEP_MEMORY_MB', default: '64', meaning: 'Memory for kept pages in each process.' },
  { name: 'WORKERS', default: '1', meaning: 'Server processes; more than one needs `DATABASE_URL`.' },
  { name: 'CACHE_DIR', default: 'DATA_DIR/kept', meaning: 'Folder of kept pages; may be deleted at any time.' },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: '`true` where exactly one trusted proxy stands in front: the last address of X-Forwarded-For is then the visitor.',
  },
  { name: 'FIRST_ADMIN_ID', default: '', meaning: 'Login id of the administrator who is made at a start that finds no staff at all.' },
  {
    name: 'FIRST_ADMIN_PASSWORD',
    default: '',
    meaning: 'Password of that administrator, used once; take it out of the environment afterwards.',
  },
]

/** The environment cannot be used; the message says each problem in one sentence. */
export class SettingsFailure extends Error {
  override name = 'SettingsFailure'
  readonly sentences: string[]
  constructor(sentences: string[]) {
    super(`The settings cannot be used:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`)
    this.sentences = sentences
  }
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks one environment. `settings()` does it for the process's own. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const say = (sentence: string) => void problems.push(sentence)
  const text = (name: string, fallback = '') => {
    if (!describeSettings.some((card) => card.name === name)) throw new Error(`describeSettings does not list ${name}`)
    const value = env[name]
    return value === undefined || value.trim() === '' ? fallback : name === 'BRAND_SUFFIX' ? value : value.trim()
  }
  const whole = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name, String(fallback))
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
    say(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
    return fallback
  }
  const oneOf = (name: string, fallback: string, allowed: readonly string[]) => {
    const value = text(name, fallback)
    if (!allowed.includes(value)) say(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
    return value
  }
  const origin = (name: string, fallback: string) => {
    const value = text(name, fallback)
    const url = URL.canParse(value) ? new URL(value) : undefined
    const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    if (!bare) say(`${name} must be an origin such as https://www.example.com, without a path, not "${value}".`)
    return url?.origin ?? value
  }

  const databaseUrl = text('DATABASE_URL')
  // Never repeat the value: it holds a password.
  if (databaseUrl && !(URL.canParse(databaseUrl) && /^postgres(ql)?:$/.test(new URL(databaseUrl).protocol))) {
    say('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  const appMode = oneOf('APP_MODE', databaseUrl ? 'production' : 'demo', ['demo', 'production']) as Settings['appMode']
  const port = whole('PORT', 3000, 0, 65535)
  const host = text('HOST', appMode === 'demo' ? '127.0.0.1' : '0.0.0.0')
  if (appMode === 'demo' && !LOOPBACK.includes(host)) {
    say(`HOST must be one of ${LOOPBACK.join(', ')} in demo mode, not "${host}": set APP_MODE=production to be reached from outside.`)
  }
  const workers = whole('WORKERS', 1, 1, 64)
  if (workers > 1 && !databaseUrl) say(`WORKERS=${workers} needs DATABASE_URL: the embedded database belongs to one process.`)
  const siteId = text('SITE_ID', 'site')
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(siteId)) say(`SITE_ID must be 1 to 40 letters, digits, "-" or "_", not "${siteId}".`)
  const externalConsultUrl = text('EXTERNAL_CONSULT_URL', '/consult-window')
  if (!/^(https?:\/\/|\/(?!\/))/.test(externalConsultUrl))
    say(`EXTERNAL_CONSULT_URL must be an http(s) address or a path that begins with "/", not "${externalConsultUrl}".`)
  const dataDir = resolve(text('DATA_DIR', '.data'))
  const loginId = text('FIRST_ADMIN_ID')
  // Spaces count in a password, and its value is never repeated.
  const password = text('FIRST_ADMIN_PASSWORD') && env['FIRST_ADMIN_PASSWORD']!
  if (loginId !== '' || password !== '') {
    if (loginId === '' || password === '') say('FIRST_ADMIN_ID and FIRST_ADMIN_PASSWORD are set together or not at all.')
    const fault = loginId && faultOfLoginId(loginId)
    if (fault) say(`FIRST_ADMIN_ID ${fault}.`)
    const weak = password && weaknessOf(password, loginId)
    if (weak) say(`FIRST_ADMIN_PASSWORD ${weak}.`)
  }
  const building = env.NEXT_PHASE === 'phase-production-build'
  let appSecret = text('APP_SECRET')
  if (appSecret && appSecret.length < 32) say('APP_SECRET must have at least 32 characters.')
  if (!appSecret && appMode === 'production' && !building)
    say('APP_SECRET is required in production: 32 random characters or more, the same in every process.')

  const found: Settings = {
    port,
    host,
    appMode,
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    siteUrl: origin('SITE_URL', `http://localhost:${port}`),
    siteId,
    ...(text('SVC_HOST') ? { svcHost: origin('SVC_HOST', '') } : {}),
    appSecret,
    logLevel: oneOf('LOG_LEVEL', 'info', LEVELS),
    brandName: text('BRAND_NAME', '라움결'),
    brandSuffix: text('BRAND_SUFFIX', ' | 라움결'),
    customerCenterPhone: text('CUSTOMER_CENTER_PHONE', '1588-0000'),
    externalConsultUrl,
    keepMemoryMb: whole('KEEP_MEMORY_MB', 64, 0, 65536),
    workers,
    cacheDir: resolve(text('CACHE_DIR', join(dataDir, 'kept'))),
    trustProxy: oneOf('TRUST_PROXY', 'false', ['true', 'false']) === 'true',
    ...(loginId && password ? { firstAdmin: { loginId, password } } : {}),
  }
  if (problems.length > 0) throw new SettingsFailure(problems)
  if (!appSecret && !building) appSecret = generatedSecret(dataDir)
  return { ...found, appSecret }
}

const key = Symbol.for('maru.settings')

/** The settings of this process, read once. On globalThis, because Next's bundles share no module state. */
export function settings(): Settings {
  const globals = globalThis as Record<symbol, unknown>
  return (globals[key] ??= readSettings(process.env)) as Settings
}

/** Demo only. Written under another name and linked, so that two processes starting at once agree on one secret. */
function generatedSecret(dataDir: string): string {
  const path = join(dataDir, 'secrets.json')
  const draft = `${path}.${process.pid}`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    try {
      return secretIn(path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    }
    writeFileSync(draft, `${JSON.stringify({ appSecret: randomBytes(32).toString('base64url') })}\n`, { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    } finally {
      rmSync(draft, { force: true })
    }
    return secretIn(path)
  } catch (cause) {
    throw new SettingsFailure([
      `The generated secret in ${path} cannot be read or written (${(cause as Error).message}): check DATA_DIR, or set APP_SECRET.`,
    ])
  }
}

function secretIn(path: string): string {
  const { appSecret } = JSON.parse(readFileSync(path, 'utf8')) as { appSecret?: unknown }
  if (typeof appSecret !== 'string' || appSecret.length < 32) throw new Error('it holds no appSecret of 32 characters')
  return appSecret
}
