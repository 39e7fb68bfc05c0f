// A new database of each kind, opened as a server opens it, for figures that call the HTTP mount in this process.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTagNumbers } from '../../../lib/tag-numbers.ts'
import { readSettings } from '../../../services/base/settings.ts'
import { setCurrentDatabase } from '../../../services/db/current-database.ts'
import { migrate } from '../../../services/db/migrate.ts'
import { openDatabase } from '../../../services/db/open-database.ts'
import { startTagNumbers } from '../../../services/db/tag-numbers.ts'
import { startPostgres } from './app.mjs'

export const SITE = 'http://localhost:3000'
/** Not of any site: what a database needs to seal personal data. */
export const BENCH_KEYS = {
  APP_SECRET: 'only-for-the-bench-0123456789abcdefghijk',
  INDEX_KEY: 'only-for-the-bench-0123456789abcdefghijk',
  DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
}

/**
 * @param fill writes rows before anything listens to them.
 * @param only one of the kinds, where the other is not asked for.
 * @param run called for each kind with `{ kind, open, filled }`: what `fill` returned.
 */
export async function withDatabases(name, { settings = {}, fill = async () => undefined, only }, run) {
  for (const kind of only ? [only] : ['embedded', 'postgres']) {
    const dataDir = mkdtempSync(join(tmpdir(), `maru-${name}-`))
    globalThis[Symbol.for('maru.settings')] = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_URL: SITE, ...settings })
    const open = await openDatabase({ dataDir, databaseUrl: kind === 'postgres' ? await startPostgres() : undefined })
    let numbers
    try {
      await migrate(open)
      const filled = await fill(open)
      setCurrentDatabase(open)
      numbers = await startTagNumbers(open)
      await run({ kind, open, filled })
    } finally {
      await numbers?.close()
      setTagNumbers(undefined)
      setCurrentDatabase(undefined)
      await open.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
