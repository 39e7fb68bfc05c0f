// One server process: Next's one dynamic route, the page server before it, the database behind it. Started by app/parent.ts, or
// by itself. `--dev` serves the sources as they stand and caches nothing.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type createNext from 'next'
import { checkKeys } from '@/services/db/check-keys'
import { isDatabaseAway } from '@/services/db/sql-state'
import { currentDatabase, setCurrentDatabase } from '@/services/db/current-database'
import { settleCalmTags } from '@/services/counts/raise-calmly'
import { migrate } from '@/services/db/migrate'
import { openDatabase } from '@/services/db/open-database'
import type { OpenDatabase } from '@/services/db/database'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { adoptRecords, recordsVersion } from '@/services/records/adopt-records'
import { deleteUnusedPhotos } from '@/services/content/home-tours/delete-unused-photos'
import { deleteOldNews } from '@/services/news/delete-old-news'
import { deleteOldAlarms } from '@/services/members/alarms/delete-old-alarms'
import { deleteOldOrders } from '@/services/store/payments/delete-old-orders'
import { removeLeftFiles } from '@/services/uploads/incoming-files'
import { startCounting } from '@/services/counts/start-counting'
import { countLater } from '@/services/counts/count-later'
import { seedPeople, shippedContent } from '@/services/areas'
import { startTagNumbers } from '@/services/db/tag-numbers'
import { mendObjects } from '@/services/db/mend-objects'
import { readEveryTable } from '@/services/db/read-every-table'
import { whyUnusable } from '@/services/db/why-unusable'
import { confirmStaff } from '@/services/auth/domain/confirm-staff'
import { logger } from '@/services/base/log'
import { readSession } from '@/services/auth/domain/read-session'
import { SettingsFailure } from '@/services/base/settings-failure'
import { settings, type Settings } from '@/services/base/settings'
import { HOUR } from '@/services/kit/limit-calls'
import { sendOpened } from '@/services/site/reminders/send-opened'
import { deleteOldCounts } from '@/services/counts/delete-old-counts'
import { countSeen } from '@/services/site/views/count-seen'
import { STAFF_COOKIE } from '@/services/auth/domain/cookies'
import { isRobot } from '@/services/site/views/is-robot'
import { takeBackLost } from '@/services/site/sheets/take-back'
import { deleteOldVitals } from '@/services/site/vitals/delete-old-vitals'
import { makeFirstAdmin } from '@/services/auth/staff/make-first-admin'
import { settlePath } from '@/schemas/rules/base/settle-path'
import { handleCall } from './handle-call'
import { createPageHandler } from './create-page-handler'
import { setPageWriter } from './page-writer'
import { startClocks } from './start-clocks'
import { createPageServer } from './front/create-page-server'
import { TIMEOUTS } from './front/timeouts'
import { DiskCache } from './front/disk-cache'
import { PageCache } from './front/page-cache'
import { closeGracefully } from './front/close-gracefully'
import { superviseDatabase } from './front/supervise-database'
import { makeSiteFont } from './front/make-site-font'
import { serveFiles } from './front/serve-files'
import type { SeenView } from './front/respond-view'

/** Exit code of a process that would fail again after a restart. */
const REFUSED = 78
const root = join(import.meta.dirname, '..')
const dev = process.argv.includes('--dev')
/** Where app/serve-sources.ts has its build. */
const DEV_BUILD = join(root, '.cache', 'dev')
const isReplacement = process.env['MARU_REPLACES'] === '1'

function refuse(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(REFUSED)
}

async function serve(setting: Settings): Promise<void> {
  const log = logger()
  for (const sentence of setting.deprecations) log.warn({ event: 'deprecated-setting' }, sentence)
  const seed = (database: OpenDatabase): Promise<unknown> =>
    seedShipped(database, {
      content: shippedContent,
      demo: setting.appMode === 'demo' ? seedPeople : undefined,
      records: { version: recordsVersion(), adopt: adoptRecords },
    })
  // Builds the browser files beside the opening of the database.
  const preparing = dev
    ? import('./serve-sources').then(({ serveSources }) => serveSources(DEV_BUILD, () => seed(currentDatabase()), log))
    : undefined
  const distDir = dev ? DEV_BUILD : join(root, process.env['NEXT_DIST_DIR'] || '.next')
  const buildId = dev ? 'dev' : buildIdOf(distDir)
  const siteFont = Promise.resolve(preparing).then(() => makeSiteFont(setting, distDir, log))

  let closeTags: (() => Promise<void>) | undefined
  let stopClocks: (() => void) | undefined
  let stopCounting: (() => Promise<void>) | undefined
  /** Sends reminders of events that an upgrade or an editor may have opened. */
  const remind = (): void =>
    void sendOpened(currentDatabase().db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'reminders were not sent'))
  const forgetVitals = (): void =>
    void deleteOldVitals(currentDatabase().db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old vitals were not deleted'),
    )
  const forgetCounts = (): void =>
    void deleteOldCounts(currentDatabase().db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old counts were not deleted'),
    )
  const forgetAlarms = (): void =>
    void deleteOldAlarms(currentDatabase().db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old alarms were not deleted'),
    )
  const forgetNews = (): void =>
    void deleteOldNews(currentDatabase().db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old news of staff were not deleted'),
    )
  const forgetOrders = (): void =>
    void deleteOldOrders(currentDatabase().db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old orders were not deleted'),
    )
  const forgetPhotos = (): void =>
    void deleteUnusedPhotos(currentDatabase(), { now: new Date(), siteId: setting.siteId }).catch((error: unknown) =>
      log.warn({ err: error }, 'unused photographs were not deleted'),
    )
  const tidy = (): void => {
    remind()
    forgetPhotos()
    forgetAlarms()
    forgetNews()
    forgetOrders()
    forgetVitals()
    forgetCounts()
    void removeLeftFiles(Date.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'files that nobody uploads further were not deleted'),
    )
  }
  setInterval(() => supervisor.state() === 'open' && tidy(), HOUR).unref()
  let listens = false
  /** Tells the parent that this process holds the port and answers: from outside, another program on the port looks the same. */
  const sendOpen = () => void (listens && supervisor.state() === 'open' && process.send?.('open'))
  const supervisor = superviseDatabase({
    // Next compiles on all cores for a minute in development, and an embedded database that waits for one is not broken.
    open: () => openDatabase(setting, dev ? { deadline: 30_000 } : {}),
    async prepare(database) {
      await readEveryTable(database)
      await migrate(database)
      await mendObjects(database, setting.dataDir)
      await checkKeys(database)
      await seed(database)
      await makeFirstAdmin(database, setting.firstAdmin)
      if (!closeTags) {
        const tags = await startTagNumbers(database)
        closeTags = () => tags.close()
      }
      setCurrentDatabase(database)
      // Known before the first page is rendered or compared: cached pages name its files.
      await (await siteFont).open()
      if (database.kind === 'embedded') await takeBackLost(database)
      stopClocks ??= startClocks(setting.siteId)
      stopCounting ??= startCounting()
      tidy()
    },
    ping: (database) => database.ping(),
    isPassing: isDatabaseAway,
    onRefused(error) {
      const sentence = whyUnusable(error, setting)
      // A reason with a sentence needs no stack; one without is a defect.
      log.fatal(sentence === undefined ? { err: error } : { reason: sentence.replace(/\s+/g, ' ') }, 'the database cannot be used')
      refuse(sentence ?? (error instanceof Error ? error.message : String(error)))
    },
    onChange(state, error) {
      if (state === 'open') {
        log.info('the database is there')
        sendOpen()
      } else log.warn({ err: error }, 'the database is away, cached pages are still sent')
    },
  })

  process.env['NODE_ENV' as string] ??= dev ? 'development' : 'production'
  const server = createServer(TIMEOUTS)
  let nextServer: Promise<ReturnType<typeof createNext>> | undefined
  const prepareNext = (): Promise<ReturnType<typeof createNext>> =>
    (nextServer ??= (async () => {
      const { default: next } = await import('next')
      const app = next({ dev, dir: root, hostname: setting.host, port: setting.port, httpServer: server })
      await app.prepare()
      return app
    })())
  if (!dev) await prepareNext()

  // Only a folder of our own is removed: who names CACHE_DIR may have anything beside it.
  const earlier = setting.cacheDir === join(setting.dataDir, 'page-cache') ? join(setting.dataDir, 'kept') : undefined
  const diskCache = dev ? undefined : new DiskCache({ root: setting.cacheDir, buildId, maxBytes: 512 * 1024 * 1024, earlier })
  diskCache?.open().catch((error: unknown) => log.warn({ err: error }, 'cached pages cannot be stored on disk'))
  const sources = await preparing
  const pages = sources ?? { ...(await createPageHandler(join(distDir, 'islands.json'))), callHandler: handleCall }
  setPageWriter(pages.pageHandler)
  const pageServer = createPageServer({
    handler: async (request, response) => (await prepareNext()).getRequestHandler()(request, response),
    pageHandler: pages.pageHandler,
    pageScripts: pages.pageScripts,
    callHandler: pages.callHandler,
    serveStatic: serveFiles(setting, distDir, sources?.serveStatic),
    pages: new PageCache(setting.pageCacheMb * 1024 * 1024, diskCache),
    database: supervisor,
    now: Date.now,
    caching: !dev,
    scope: scopeOf(setting),
    siteUrl: setting.siteUrl,
    settle: settlePath,
    files: readdirSync(join(root, 'public')),
    async isStaff(cookie) {
      // Only the other backend knows its sign-ins; there the pages check them.
      if (setting.svcHost) return true
      const { staff } = await readSession(cookie)
      return staff !== undefined && (await confirmStaff({ staff }, currentDatabase().db, new Date(), true)).staff !== undefined
    },
    // Another backend sends no word of what it changes.
    freshMs: setting.svcHost ? 30_000 : 3_600_000,
    trustProxy: setting.trustProxy,
    identitySdk: setting.outside.identity?.sdkUrl,
    paymentSdk: setting.outside.payments?.sdkUrl,
    sharesByKakao: setting.outside.kakaoShare !== undefined,
    ...(setting.svcHost || dev
      ? {}
      : {
          mayBeStaff: (cookie: string) => cookie.includes(STAFF_COOKIE),
          onView: ({ fields, ...visitor }: SeenView) =>
            void countSeen(fields, { db: currentDatabase().db, siteId: setting.siteId, now: new Date(), ...visitor }).catch(
              (error: unknown) => log.warn({ err: error }, 'a view was not counted'),
            ),
        }),
    onFailedPage: ({ status, path, userAgent }) =>
      isRobot(userAgent) || countLater({ siteId: setting.siteId, now: new Date() }, { kind: 'failure', subject: `${status} ${path}` }),
    warn: (message, facts) => log.warn(facts, message),
  })
  server.on('request', (request, response) => sources?.follow(request, response) || pageServer.onRequest(request, response))
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') refuse(`Port ${setting.port} is in use by another program. Stop it, or set PORT to another number.`)
    refuse(`The server cannot listen on ${setting.host}:${setting.port}: ${error.message}`)
  })

  // A replacement listens only once it can serve; until then the process that it replaces does.
  if (isReplacement) while (supervisor.state() !== 'open') await new Promise((resolve) => setTimeout(resolve, 50))
  server.listen(setting.port, setting.host, () => {
    log.info(
      { host: setting.host, port: setting.port, mode: setting.appMode, database: setting.databaseUrl ? 'postgres' : 'embedded', dev },
      'listening',
    )
    listens = true
    void supervisor.opened.then(() => process.send?.('ready'))
    sendOpen()
  })

  let leaving = false
  async function leave(idleMs: number): Promise<void> {
    if (leaving) return
    leaving = true
    pageServer.drain()
    void siteFont.then((maker) => maker.stop())
    await closeGracefully(server, idleMs)
    stopClocks?.()
    // What is counted and not yet written; the end does not wait for a database that does not answer.
    const writing = Promise.allSettled([stopCounting?.(), supervisor.state() === 'open' ? settleCalmTags() : undefined])
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 1_000))])
    supervisor.stop()
    const closing = Promise.allSettled([
      diskCache?.settled(),
      closeTags?.(),
      supervisor.database()?.close(),
      dev ? nextServer?.then((app) => app.close()) : undefined,
    ])
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, 2_500))])
    process.exit(0)
  }
  process.on('SIGTERM', () => void leave(1_500))
  process.on('SIGINT', () => void leave(200))
  process.on('SIGHUP', () => undefined)
  process.on('message', (message) => void (message === 'drain' && leave(4_000)))
}

function buildIdOf(distDir: string): string {
  try {
    return readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim()
  } catch {
    return refuse(`There is no build in ${distDir}. Run npm run build, or npm start, which builds what is missing.`)
  }
}

/** Pages of another site, URL or database have other cache keys. */
const scopeOf = ({ siteId, siteUrl, svcHost, databaseUrl, dataDir }: Settings): string =>
  createHash('sha256')
    .update(JSON.stringify([siteId, siteUrl, svcHost, databaseUrl ?? dataDir]))
    .digest('base64url')
    .slice(0, 12)

try {
  await serve(settings())
} catch (error) {
  if (error instanceof SettingsFailure) refuse(error.message)
  // Next catches errors that reach the top and carries on; a server that does not listen has to end.
  console.error(error)
  process.exit(1)
}
