// A second process of a site, of which a console follows the news: it tells its parent how many orders are unread, and when it heard so.
import type { NewsState } from '@/schemas/api/auth/staff-news'
import { readSettings } from '@/services/base/settings'
import { setCurrentDatabase } from '@/services/db/current-database'
import { openDatabase } from '@/services/db/open-database'
import { startTagNumbers } from '@/services/db/tag-numbers'
import { followNews } from '@/services/news/follow-news'
import { signedSessions } from '@/services/auth/domain/signed-sessions'
import { registerSessions } from '@/services/kit/sessions'

const place = JSON.parse(process.argv[2]!) as { dataDir: string; databaseUrl: string }
;(globalThis as Record<symbol, unknown>)[Symbol.for('maru.settings')] = readSettings({
  DATA_DIR: place.dataDir,
  LOG_LEVEL: 'silent',
  APP_SECRET: 'a secret of the tests, thirty-two characters',
  INDEX_KEY: 'an index key of the tests, 32 characters',
  DATA_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}`,
})
registerSessions(signedSessions)
const open = await openDatabase(place, { deadline: 20_000 })
setCurrentDatabase(open)
await startTagNumbers(open)
process.on('disconnect', () => process.exit(0))

const decoder = new TextDecoder()
const stream: AsyncIterable<Uint8Array> = followNews({ id: 'manager', role: 'mng', sid: 'manager-session' }, 'site')
for await (const part of stream) {
  const text = decoder.decode(part)
  if (!text.startsWith('data: ')) continue
  const { kinds } = JSON.parse(text.slice(6)) as NewsState
  process.send!([kinds.find(({ kind }) => kind === 'order')?.count ?? 0, performance.timeOrigin + performance.now()])
}
