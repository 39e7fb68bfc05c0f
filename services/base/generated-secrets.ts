import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsFailure } from './settings-failure'

interface GeneratedSecrets {
  appSecret: string
  indexKey: string
  dataKeys: string
}

/**
 * Demo only. Written under another name and linked, so that two processes starting at once agree on one set. None are created beside an
 * existing embedded database, because it is sealed with the lost ones.
 */
export function generatedSecrets(dataDir: string, isEmbedded: boolean): GeneratedSecrets {
  const path = join(dataDir, 'secrets.json')
  if (isEmbedded && !existsSync(path) && existsSync(join(dataDir, 'db', 'PG_VERSION')))
    throw new SettingsFailure([
      `${path} is missing, and the database in ${join(dataDir, 'db')} is sealed with the keys that it held. Put it back from a backup, or set APP_SECRET, INDEX_KEY and DATA_KEYS to what it held. To begin with a new, empty site instead, move the folder ${dataDir} aside and start again. Nothing was changed.`,
    ])
  const draft = `${path}.${process.pid}`
  const random = () => randomBytes(32).toString('base64url')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const found = readSecrets(path)
    if (found.appSecret && found.indexKey && found.dataKeys) return found as GeneratedSecrets
    // An installation of an earlier version has fewer; its existing ones stay.
    const made = { appSecret: random(), indexKey: random(), dataKeys: `k1:${randomBytes(32).toString('base64')}`, ...found }
    writeFileSync(draft, `${JSON.stringify(made)}\n`, { mode: 0o600 })
    try {
      if (Object.keys(found).length > 0) renameSync(draft, path)
      else linkSync(draft, path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    } finally {
      rmSync(draft, { force: true })
    }
    return readSecrets(path) as GeneratedSecrets
  } catch (cause) {
    throw new SettingsFailure([
      `The generated secrets in ${path} cannot be read or written (${(cause as Error).message}): check DATA_DIR, or set APP_SECRET, INDEX_KEY and DATA_KEYS.`,
    ])
  }
}

function readSecrets(path: string): Partial<GeneratedSecrets> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw cause
  }
  const found = JSON.parse(text) as Partial<GeneratedSecrets>
  if (typeof found.appSecret !== 'string' || found.appSecret.length < 32) throw new Error('it holds no appSecret of 32 characters')
  return found
}
