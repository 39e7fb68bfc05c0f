// Serves pages and calls from the sources as they stand (`npm run dev`), by the same modules that production runs: what a change touches
// is loaded anew (app/front/renew-versions.ts), browser files are built in a process beside this one, definitions are seeded again, and
// open pages reload. The port, the database and the page server stay; a change of the page server itself,
// or of the inline script that its policy names, needs a restart.
import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { CHANGES_PATH, FOLLOW_CHANGES } from '@/lib/follow-changes'
import type { logger } from '@/services/base/log'
import type { createPageHandler, PageHandler } from './create-page-handler'
import type { CallHandler } from './front/call-responder'
import { NEXT_MARKS } from './front/next-marks'
import { securityHeaders } from './front/security-headers'
import { importNewest, renewVersions } from './front/renew-versions'
import { staticFiles } from './front/static-files'

const root = join(import.meta.dirname, '..')
const ROOMS = ['app', 'blocks', 'lib', 'pages-fixtures', 'renderer', 'schemas', 'services']
/** What the islands and the styles are made of. */
const IN_BROWSER = /^(blocks|lib|renderer|schemas|app\/(styles|site\.css))/
/** An editor saves a file in several steps, and several files at once. */
const GATHER_MS = 30

export interface Sources extends PageHandler {
  callHandler: CallHandler
  /** Serves the browser files. */
  serveStatic: ReturnType<typeof staticFiles>
  /** Answers a page that follows the changes; false where the request asks for something else. */
  follow: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** @param folder where the build of the browser files goes. @param seed seeds the shipped definitions again. */
export async function serveSources(folder: string, seed: () => Promise<unknown>, log: ReturnType<typeof logger>): Promise<Sources> {
  const browserFiles = fork(join(root, 'scripts/tools/build-browser-files.mjs'), [folder], { cwd: root, execArgv: [] })
  await built(browserFiles)
  let current = await load(folder)
  const streams = new Set<ServerResponse>()
  let version = Date.now()
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  async function apply(): Promise<void> {
    const files = [...changed]
    changed = new Set()
    if (files.length === 0) return
    const startedAt = performance.now()
    try {
      const building = files.some((file) => IN_BROWSER.test(file)) ? built(browserFiles, files) : undefined
      building?.catch(() => undefined)
      const modules = renewVersions(files.map((file) => join(root, file)))
      const seeded = files.some((file) => file.startsWith('pages-fixtures/'))
      if (modules === 0 && !building && !seeded) return
      if (seeded) await seed()
      // A page names the files of its build, so views and files change together.
      await building
      current = await load(folder)
      version++
      for (const stream of streams) stream.write(`data: ${version}\n\n`)
      log.info({ files, modules, ms: Math.round(performance.now() - startedAt) }, 'the sources were loaded anew')
    } catch (error) {
      log.error({ err: error, files }, 'the sources cannot be loaded, pages are still those of before the change')
    }
  }

  for (const room of ROOMS)
    watch(join(root, room), { recursive: true }, (_, name) => {
      if (!name || !/\.(tsx?|css|json|txt)$/.test(name) || /\.test\.tsx?$/.test(name)) return
      changed.add(`${room}/${name.replaceAll('\\', '/')}`)
      clearTimeout(timer)
      timer = setTimeout(() => void (working = working.then(apply)), GATHER_MS)
    })

  const headers = securityHeaders({ https: false })
  const kinds = ['islands', 'styles', 'fonts'].map((kind) =>
    staticFiles({
      prefix: `${NEXT_MARKS.staticFiles}${kind}/`,
      folder: join(folder, 'static', kind),
      headers,
      maxBytes: 64 * 1024 * 1024,
      uncompressed: true,
    }),
  )
  return {
    pageHandler: (request, response) => current.pageHandler(request, response),
    pageScripts: current.pageScripts,
    callHandler: (request) => current.callHandler(request),
    serveStatic: (request, response, next) => kinds.some((serve) => serve(request, response, next)),
    follow(request, response) {
      if (request.url !== CHANGES_PATH) return false
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(`retry: 300\ndata: ${version}\n\n`)
      streams.add(response)
      response.once('close', () => streams.delete(response))
      return true
    },
  }
}

async function load(folder: string): Promise<PageHandler & { callHandler: CallHandler }> {
  const pages = (await importNewest(join(root, 'app/create-page-handler.ts'))) as { createPageHandler: typeof createPageHandler }
  const calls = (await importNewest(join(root, 'app/handle-call.ts'))) as { handleCall: CallHandler }
  return { ...(await pages.createPageHandler(join(folder, 'islands.json'), `;${FOLLOW_CHANGES}`)), callHandler: calls.handleCall }
}

/** Settles with the next build. @param changed files for which one is asked. */
function built(browserFiles: ChildProcess, changed?: readonly string[]): Promise<void> {
  if (changed) browserFiles.send([...changed])
  return new Promise((resolve, reject) => {
    browserFiles.once('message', ({ failure }: { failure?: string }) => (failure ? reject(new Error(failure)) : resolve()))
  })
}
