import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeSettings } from './describe-settings'
import { SettingsFailure } from './settings-failure'
import { readSettings } from './settings'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'maru-test-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const APP_SECRET = 's'.repeat(32)
const SECRETS = { APP_SECRET, INDEX_KEY: 'i'.repeat(32), DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` }
const DATABASE_URL = 'postgres://maru:hush-hush@127.0.0.1/maru'

const sentences = (env: Record<string, string>): string[] => {
  try {
    readSettings({ DATA_DIR, ...env })
  } catch (cause) {
    if (cause instanceof SettingsFailure) return cause.sentences
    throw cause
  }
  return []
}

test('without any setting it is a demo on loopback with the embedded database', () => {
  const found = readSettings({ DATA_DIR })
  expect(found).toMatchObject({
    appMode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    siteId: 'site',
    workers: 1,
    trustProxy: false,
  })
  expect(found.databaseUrl).toBeUndefined()
  expect(found.cacheDir).toBe(join(DATA_DIR, 'page-cache'))
})

test('the demo’s secret is created once, readable by its owner only', () => {
  const { appSecret } = readSettings({ DATA_DIR })
  expect(appSecret.length).toBeGreaterThanOrEqual(32)
  expect(readSettings({ DATA_DIR }).appSecret).toBe(appSecret)
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('secrets lost beside a database are not created again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  readSettings({ DATA_DIR: dataDir })
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18')
  rmSync(join(dataDir, 'secrets.json'))
  expect(sentences({ DATA_DIR: dataDir })[0]).toMatch(/secrets\.json is missing, .* Put it back from a backup/)
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false)
  const given = { APP_SECRET: 'a'.repeat(32), INDEX_KEY: 'b'.repeat(32), DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` }
  expect(readSettings({ DATA_DIR: dataDir, ...given }).dataKeys).toHaveLength(1)
  rmSync(dataDir, { recursive: true })
})

test('a damaged secret file is reported, not replaced', () => {
  const broken = mkdtempSync(join(tmpdir(), 'maru-test-'))
  writeFileSync(join(broken, 'secrets.json'), '{')
  expect(sentences({ DATA_DIR: broken })[0]).toContain('secrets.json cannot be read')
  rmSync(broken, { recursive: true })
})

test('a database address means production, which needs its secrets; a build needs none', () => {
  expect(sentences({ DATABASE_URL })).toEqual(
    ['APP_SECRET', 'INDEX_KEY', 'DATA_KEYS'].map((name) => expect.stringContaining(`${name} is required in production`) as string),
  )
  expect(readSettings({ DATA_DIR, DATABASE_URL, ...SECRETS })).toMatchObject({
    appMode: 'production',
    host: '0.0.0.0',
    databaseUrl: DATABASE_URL,
  })
  expect(sentences({ DATABASE_URL, NEXT_PHASE: 'phase-production-build' })).toEqual([])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT'],
  [{ APP_MODE: 'prod' }, 'APP_MODE must be one of demo, production'],
  [{ HOST: '0.0.0.0' }, 'HOST must be one of'],
  [{ WORKERS: '2' }, 'WORKERS=2 needs DATABASE_URL'],
  [{ SITE_URL: 'https://www.example.com/shop' }, 'SITE_URL must be an origin'],
  [{ SVC_HOST: 'backend:8080' }, 'SVC_HOST must be an origin'],
  [{ SITE_ID: 'a/b' }, 'SITE_ID'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ EXTERNAL_CONSULT_URL: '//evil.example' }, 'EXTERNAL_CONSULT_URL'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters.'],
  [{ INDEX_KEY: 'short' }, 'INDEX_KEY must have at least 32 characters.'],
  [{ DATA_KEYS: 'k1:c2hvcnQ=' }, 'DATA_KEYS must be'],
  [{ KAKAO_CLIENT_ID: 'raumgyeol' }, 'KAKAO_CLIENT_SECRET must be set together'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be one of true, false'],
  [{ FIRST_ADMIN_ID: 'hangyeol' }, 'FIRST_ADMIN_ID and FIRST_ADMIN_PASSWORD are set together or not at all.'],
  [{ FIRST_ADMIN_ID: 'Han', FIRST_ADMIN_PASSWORD: 'Oak7!Tile29' }, 'FIRST_ADMIN_ID must have 4 to 30 characters'],
  [{ FIRST_ADMIN_ID: 'hangyeol', FIRST_ADMIN_PASSWORD: 'tile1234' }, 'FIRST_ADMIN_PASSWORD must have letters, digits and special'],
  [{ FIRST_ADMIN_ID: 'hangyeol', FIRST_ADMIN_PASSWORD: 'Hangyeol1!' }, 'FIRST_ADMIN_PASSWORD must not contain the id'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(sentences(env as Record<string, string>)).toEqual([expect.stringContaining(sentence)])
})

test('in demo mode every outside service is simulated unless it has settings; in production it is not offered', () => {
  const demo = readSettings({ DATA_DIR, PORT: '4000', KAKAO_CLIENT_ID: 'own', KAKAO_CLIENT_SECRET: 'own' })
  expect(demo.outside.identity?.apiUrl).toBe('http://127.0.0.1:4001/portone')
  expect(demo.outside.kakao?.apiUrl).toBe('https://kapi.kakao.com')
  const real = readSettings({ DATA_DIR, DATABASE_URL, ...SECRETS })
  expect(real.outside).toEqual({ staffMailDomains: [] })
  expect(real.devsimPort).toBeUndefined()
  expect(sentences({ DATABASE_URL, ...SECRETS, DEVSIM_PORT: '4001' })).toEqual([expect.stringContaining('no simulators in production')])
})

test('sealing keys are read in order, and no message contains one', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const keys = readSettings({ DATA_DIR, DATA_KEYS: `k2:${two.toString('base64')}, k1:${one.toString('base64url')}` }).dataKeys
  expect(keys).toEqual([
    { id: 'k2', key: two },
    { id: 'k1', key: one },
  ])
  expect(sentences({ DATA_KEYS: `k1:${one.toString('base64')},k1:hushhush` }).join()).not.toContain('hush')
})

test('the first administrator is read as written', () => {
  const FIRST_ADMIN_PASSWORD = ' Oak7!Tile29 '
  expect(readSettings({ DATA_DIR, FIRST_ADMIN_ID: 'hangyeol', FIRST_ADMIN_PASSWORD }).firstAdmin).toEqual({
    loginId: 'hangyeol',
    password: FIRST_ADMIN_PASSWORD,
  })
  expect(readSettings({ DATA_DIR }).firstAdmin).toBeUndefined()
})

test('every problem is reported at once, and no password', () => {
  const said = sentences({ PORT: 'x', WORKERS: 'many', DATABASE_URL: 'mysql://maru:hush-hush@db/maru', ...SECRETS })
  expect(said).toHaveLength(3)
  expect(said.join()).not.toContain('hush')
})

test('an earlier name of a setting is read and reported as deprecated, unless the present name is set', () => {
  const earlier = readSettings({ DATA_DIR, KEEP_MEMORY_MB: '128' })
  expect(earlier.pageCacheMb).toBe(128)
  expect(earlier.deprecations).toEqual(['KEEP_MEMORY_MB is deprecated: set PAGE_CACHE_MB instead.'])
  const both = readSettings({ DATA_DIR, KEEP_MEMORY_MB: '128', PAGE_CACHE_MB: '32' })
  expect([both.pageCacheMb, both.deprecations]).toEqual([32, []])
})

test('the table lists each setting once with its meaning', () => {
  const names = describeSettings.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(describeSettings.filter(({ meaning }) => !meaning.endsWith('.'))).toEqual([])
})

test('a bucket takes the uploaded files, and half of its settings is refused', () => {
  expect(readSettings({ DATA_DIR }).s3).toBeUndefined()
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush-hush' }
  expect(
    readSettings({ DATA_DIR, S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PREFIX: '/site/media/', ...keys }).s3,
  ).toEqual({
    bucket: 'pictures',
    prefix: 'site/media/',
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1:9000',
    pathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'hush-hush' },
  })
  expect(readSettings({ DATA_DIR, S3_BUCKET: 'pictures' }).s3).toEqual({
    bucket: 'pictures',
    prefix: '',
    region: 'us-east-1',
    pathStyle: false,
  })
  const wrong = sentences({ S3_BUCKET: 'No Bucket', S3_SECRET_ACCESS_KEY: 'hush-hush', S3_PREFIX: '한글', S3_PATH_STYLE: 'yes' })
  expect(wrong.map((sentence) => sentence.split(' ')[0])).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_PREFIX', 'S3_PATH_STYLE'])
  expect(wrong.join()).not.toContain('hush-hush')
  expect(sentences(keys)[0]).toBe('S3_BUCKET must be set together with S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.')
})
