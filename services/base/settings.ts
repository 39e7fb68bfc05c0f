// The one place that reads settings from the environment. `describeSettings` is the table that the README prints and that this file
// obeys: a setting outside it cannot be read. Nothing is read before the first call of `settings()`, so a build needs none of them.
import { join, resolve } from 'node:path'
import { readOutside, type OutsideSettings } from './outside-settings'
import { readStorage, type S3Settings } from './s3-settings'
import { describeSettings } from './describe-settings'
import { generatedSecrets } from './generated-secrets'
import { SettingsFailure } from './settings-failure'
import { staffLoginIdFault } from './staff-login-id-fault'
import { staffPasswordFault } from './staff-password-fault'

export interface Settings {
  port: number
  host: string
  appMode: 'demo' | 'production'
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
  /** The same database as the role that owns its tables; only migrations use it. */
  databaseOwnerUrl?: string
  /** Absent: uploaded files lie in `dataDir`. */
  s3?: S3Settings
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  siteId: string
  /** Origin of another backend that answers the calls. */
  svcHost?: string
  appSecret: string
  /** Tokens signed with an earlier secret stay valid. */
  earlierSecret?: string
  /** Keys that seal personal fields; the first seals, all open. */
  dataKeys: readonly DataKey[]
  /** Computes the blind indexes by which sealed values are found. */
  indexKey: string
  /** Outside services, by the name of their port; one without settings is not offered. */
  outside: OutsideSettings
  /** Port of the simulators of all outside services; demo only. */
  devsimPort?: number
  logLevel: string
  brandName: string
  brandSuffix: string
  customerCenterPhone: string
  externalConsultUrl: string
  /** `anew`: what stays of a partly cancelled order is charged as if ordered alone; `keep`: it keeps coupon and free delivery. */
  partCancel: string
  /** Won that one person of staff gives back alone; 0: any sum. */
  stockLowAt: number
  refundAloneMost: number
  /** Memory of the page cache per process, in megabytes. */
  pageCacheMb: number
  /** 0 remembers no block. */
  blockMemoryMb: number
  workers: number
  /** False: pictures are sent as WebP alone. */
  avif: boolean
  /** Absolute. */
  cacheDir: string
  trustProxy: boolean
  /** What orders without an account may hold that are not paid yet. */
  guestHolds: { orders: number; minutes: number; share: number }
  /** The same of one member. */
  memberHolds: { orders: number; share: number }
  /** Years for which lines of the audit log are kept. */
  auditYears: number
  /** Where the mark of the audit log goes every day: a file that another machine fetches, and a mail. */
  auditHeads: { file: string; mail?: string }
  /** Created once, if there is no staff at all. */
  firstAdmin?: { loginId: string; password: string }
  /** Sentences on settings that were given under an earlier name; the server logs them. */
  deprecations: readonly string[]
}

export interface DataKey {
  id: string
  /** 32 bytes. */
  key: Buffer
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
/** Earlier names of settings, which an installation may still use. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { PAGE_CACHE_MB: 'KEEP_MEMORY_MB' }
type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks one environment. `settings()` does it for the process's own. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const deprecations = new Set<string>()
  const say = (sentence: string) => void problems.push(sentence)
  const text = (name: string, fallback = '') => {
    if (!describeSettings.some((setting) => setting.name === name)) throw new Error(`describeSettings does not list ${name}`)
    const earlier = EARLIER_NAMES[name]
    const isEarlier = earlier !== undefined && !env[name]?.trim() && Boolean(env[earlier]?.trim())
    if (isEarlier) deprecations.add(`${earlier} is deprecated: set ${name} instead.`)
    const value = env[isEarlier ? earlier : name]
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
  // The message never contains the value, because it includes a password.
  if (databaseUrl && !(URL.canParse(databaseUrl) && /^postgres(ql)?:$/.test(new URL(databaseUrl).protocol))) {
    say('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  const databaseOwnerUrl = text('DATABASE_OWNER_URL')
  if (databaseOwnerUrl && !databaseUrl) say('DATABASE_OWNER_URL needs DATABASE_URL: it is the same database as another role.')
  if (databaseOwnerUrl && !/^postgres(ql)?:\/\//.test(databaseOwnerUrl))
    say('DATABASE_OWNER_URL must look like postgres://user:password@host:5432/database.')
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
  const externalConsultUrl = text('EXTERNAL_CONSULT_URL', '/zin/consulting/start')
  if (!/^(https?:\/\/|\/(?!\/))/.test(externalConsultUrl))
    say(`EXTERNAL_CONSULT_URL must be an http(s) address or a path that begins with "/", not "${externalConsultUrl}".`)
  const dataDir = resolve(text('DATA_DIR', '.data'))
  const loginId = text('FIRST_ADMIN_ID')
  // Spaces count in a password, and the message never contains its value.
  const password = text('FIRST_ADMIN_PASSWORD') && env['FIRST_ADMIN_PASSWORD']!
  if (loginId !== '' || password !== '') {
    if (loginId === '' || password === '') say('FIRST_ADMIN_ID and FIRST_ADMIN_PASSWORD are set together or not at all.')
    const fault = loginId && staffLoginIdFault(loginId)
    if (fault) say(`FIRST_ADMIN_ID ${fault}.`)
    const weak = password && staffPasswordFault(password, loginId)
    if (weak) say(`FIRST_ADMIN_PASSWORD ${weak}.`)
  }
  const building = env.NEXT_PHASE === 'phase-production-build'
  const secret = (name: string, what: string) => {
    const value = text(name)
    if (value && value.length < 32) say(`${name} must have at least 32 characters.`)
    if (!value && appMode === 'production' && !building) say(`${name} is required in production: ${what}, the same in every process.`)
    return value
  }
  const appSecret = secret('APP_SECRET', '32 random characters or more')
  const indexKey = secret('INDEX_KEY', '32 random characters or more')
  const earlierSecret = text('APP_SECRET_EARLIER')
  if (earlierSecret && earlierSecret.length < 32) say('APP_SECRET_EARLIER must have at least 32 characters.')
  const dataKeys = dataKeysOf(text('DATA_KEYS'), say)
  if (dataKeys.length === 0 && appMode === 'production' && !building)
    say('DATA_KEYS is required in production: `id:base64` of 32 random bytes, the same in every process.')
  const headMail = text('AUDIT_HEADS_MAIL')
  if (headMail && !/^[^\s@]+@[^\s@]+$/.test(headMail)) say(`AUDIT_HEADS_MAIL must be a mail address, not "${headMail}".`)
  const devsimPort = appMode === 'demo' ? whole('DEVSIM_PORT', port === 0 ? 0 : port + 1, 0, 65535) : undefined
  if (appMode === 'production' && text('DEVSIM_PORT')) say('DEVSIM_PORT is for demo mode: there are no simulators in production.')

  const s3 = readStorage(text, say, oneOf, origin)
  const siteUrl = origin('SITE_URL', `http://localhost:${port}`)
  const found: Settings = {
    port,
    host,
    appMode,
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(databaseOwnerUrl ? { databaseOwnerUrl } : {}),
    ...(s3 ? { s3 } : {}),
    siteUrl,
    siteId,
    ...(text('SVC_HOST') ? { svcHost: origin('SVC_HOST', '') } : {}),
    appSecret,
    ...(earlierSecret ? { earlierSecret } : {}),
    dataKeys,
    indexKey,
    outside: readOutside(text, say, {
      ...(devsimPort === undefined ? {} : { devsimPort }),
      phone: text('CUSTOMER_CENTER_PHONE', '1588-0000'),
      siteUrl,
    }),
    ...(devsimPort === undefined ? {} : { devsimPort }),
    logLevel: oneOf('LOG_LEVEL', 'info', LEVELS),
    brandName: text('BRAND_NAME', '라움결'),
    brandSuffix: text('BRAND_SUFFIX', ' | 라움결'),
    customerCenterPhone: text('CUSTOMER_CENTER_PHONE', '1588-0000'),
    externalConsultUrl,
    partCancel: oneOf('PART_CANCEL', 'anew', ['anew', 'keep']),
    stockLowAt: whole('STOCK_LOW_AT', 5, 0, 100_000),
    refundAloneMost: whole('REFUND_ALONE_MOST', appMode === 'demo' ? 1_000_000 : 0, 0, 999_999_999),
    pageCacheMb: whole('PAGE_CACHE_MB', 64, 0, 65536),
    blockMemoryMb: whole('BLOCK_MEMORY_MB', 32, 0, 65536),
    workers,
    avif: oneOf('AVIF', 'true', ['true', 'false']) === 'true',
    cacheDir: resolve(text('CACHE_DIR', join(dataDir, 'page-cache'))),
    guestHolds: {
      orders: whole('GUEST_UNPAID_ORDERS', 3, 1, 1_000),
      minutes: whole('GUEST_HOLD_MINUTES', 15, 5, 60),
      share: whole('GUEST_STOCK_SHARE', 50, 1, 100),
    },
    memberHolds: { orders: whole('MEMBER_UNPAID_ORDERS', 5, 1, 1_000), share: whole('MEMBER_STOCK_SHARE', 50, 1, 100) },
    trustProxy: oneOf('TRUST_PROXY', 'false', ['true', 'false']) === 'true',
    auditYears: whole('AUDIT_YEARS', 2, 1, 20),
    auditHeads: { file: resolve(text('AUDIT_HEADS', join(dataDir, 'audit-heads.txt'))), ...(headMail ? { mail: headMail } : {}) },
    ...(loginId && password ? { firstAdmin: { loginId, password } } : {}),
    deprecations: [...deprecations],
  }
  if (problems.length > 0) throw new SettingsFailure(problems)
  if (building || (appSecret && indexKey && dataKeys.length > 0)) return found
  const generated = generatedSecrets(dataDir, databaseUrl === '')
  return {
    ...found,
    appSecret: appSecret || generated.appSecret,
    indexKey: indexKey || generated.indexKey,
    dataKeys: dataKeys.length > 0 ? dataKeys : dataKeysOf(generated.dataKeys, say),
  }
}

/** `id:base64,id:base64`. Messages never contain a value. */
function dataKeysOf(value: string, say: (sentence: string) => void): DataKey[] {
  if (value === '') return []
  const keys = value.split(',').map((pair) => {
    const [id = '', encoded = ''] = pair.trim().split(':')
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  if (keys.some(({ id, key }) => !/^[a-z0-9]{1,8}$/.test(id) || key.length !== 32) || new Set(keys.map(({ id }) => id)).size < keys.length)
    say('DATA_KEYS must be `id:base64` pairs separated by commas: ids of 1 to 8 small letters or digits, each once, and 32 bytes each.')
  return keys
}

const key = Symbol.for('maru.settings')

/** The settings of this process, read once. Stored on globalThis, because Next's bundles share no module state. */
export function settings(): Settings {
  const globals = globalThis as Record<symbol, unknown>
  return (globals[key] ??= readSettings(process.env)) as Settings
}
