// The built site with a data folder of its own, for tests that kill it, cut it off or wear it out, and an editor who works on it.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@/schemas/api/base/failure'
import type { Block, PageDocument } from '@/schemas/page/document'
import { startServer, type RunningServer } from '../../scripts/tools/server.mjs'
import { root } from './fixtures'
import { staffCookie } from './staff-cookie'

export interface SiteResponse {
  status: number
  headers: Headers
  text: string
  /** `data` of the envelope, where it is one. */
  data: (Envelope['data'] & { item: Record<string, unknown> }) | undefined
}

export interface OwnSite {
  url: string
  dataDir: string
  /** Process of the parent; also its group. */
  pid(): number
  get(path: string, patience?: number): Promise<SiteResponse>
  /** Posts as an editor. */
  post(path: string, body: object, patience?: number): Promise<SiteResponse>
  /** All of its processes, in the middle of whatever they do. */
  kill(): Promise<void>
  /** Starts it again: same folder, same address. */
  start(): Promise<void>
  /** Ends it in good order. */
  stop(): Promise<number | null>
  /** Ends it and leaves nothing behind. */
  remove(): Promise<void>
}

/** @param name of its log in .cache/test. */
export async function ownSite(name: string, env: Record<string, string> = {}): Promise<OwnSite> {
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) {
    throw new Error('There is no build in .next. Run npm run build first, or npm run test:long, which builds and then runs this.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'maru-long-'))
  const dataDir = join(folder, 'data')
  // What a killed process leaves in its temporary folder goes with ours.
  const own: Record<string, string> = { ...env, DATA_DIR: dataDir, TMPDIR: join(folder, 'tmp') }
  mkdirSync(own['TMPDIR']!)
  let server: RunningServer | undefined
  let times = 0
  const start = async (): Promise<void> => {
    server = await startServer({ env: own, ownGroup: true, log: join(root, '.cache', 'test', `${name}-${++times}.log`) })
    own['PORT'] = String(server.port)
  }
  const stop = async (): Promise<number | null> => {
    const code = (await server?.stop()) ?? null
    server = undefined
    return code
  }
  try {
    await start()
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw cause
  }

  const { url } = server!
  const cookie = await staffCookie(url)
  const ask = async (path: string, init: RequestInit, patience = 30_000): Promise<SiteResponse> => {
    const response = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: isJson ? (JSON.parse(text) as Envelope & SiteResponse).data : undefined,
    }
  }
  return {
    url,
    dataDir,
    pid: () => server!.pid,
    get: (path, patience) => ask(path, {}, patience),
    post: (path, body, patience) =>
      ask(
        path,
        { method: 'POST', headers: { cookie, origin: url, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        patience,
      ),
    async kill() {
      process.kill(-server!.pid, 'SIGKILL')
      await stop()
    },
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** A page whose every block says which edition it belongs to. */
export const edition = (route: string, number: number, blocks: number): PageDocument => ({
  schemaVersion: 1,
  kind: 'page',
  route,
  title: `제${number}판`,
  layout: 'empty',
  blocks: Array.from({ length: blocks }, (_, i): Block => ({
    id: `b${i}`,
    type: 'heading',
    v: 1,
    props: { text: `제${number}판 ${i}째 글`, level: 2 },
  })),
})

/** The edition that all blocks of a page (its HTML or its JSON) belong to; throws for one that is mixed or not whole. */
export function editionOf(page: string, blocks: number): number {
  const found = [...page.matchAll(/제(\d+)판 (\d+)째 글/g)]
  const numbers = new Set(found.map(([, number]) => number))
  const places = new Set(found.map(([, , place]) => place))
  if (numbers.size !== 1 || places.size !== blocks) {
    throw new Error(`A page of ${blocks} blocks holds ${places.size}, of the editions ${[...numbers].join(', ') || 'none'}.`)
  }
  return Number([...numbers][0])
}

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
