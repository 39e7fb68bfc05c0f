// The page server of production with the bench's pages: everything from the request to the last byte is the site's own, only the database
// is left out. The pages count as personal, so that each request is a render. `remembered` hands out documents as published ones are:
// frozen, so that they are read once, and their blocks remembered; otherwise each request reads and validates, and writes every block.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createPageHandler } from '@/app/create-page-handler'
import { createPageServer } from '@/app/front/create-page-server'
import { PageCache } from '@/app/front/page-cache'
import { markPersonal } from '@/lib/request-context'
import { setTagNumbers } from '@/lib/tag-numbers'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { readOpening } from '@/schemas/api/site/opening'
import { parsePublished } from '@/services/site/pages/parse-published'
import { mixedDocument } from './mixed-document'

const remembers = process.env['BLOCK_MEMORY_MB'] !== '0'
const all = [40, 400].map((size) => mixedDocument(size))
const documents = new Map(all.map((document) => [document.route, document]))
const bodies = new Map(all.map((document) => [document.route, JSON.stringify(document)]))

const { pageHandler, pageScripts } = await createPageHandler(join(import.meta.dirname, '../../.next/islands.json'))
setTagNumbers({ current: () => 0, bump: () => undefined })
setCaller(((contract: unknown, { pageRoute = '' }: { pageRoute?: string }) => {
  if (contract === readOpening) return Promise.resolve({ item: { closedYn: 'N' } })
  markPersonal()
  const document = remembers ? parsePublished(bodies.get(pageRoute)!) : documents.get(pageRoute)
  return Promise.resolve({ item: { ...document, params: {} } })
}) as unknown as Caller)

const { onRequest } = createPageServer({
  handler: pageHandler,
  pageHandler,
  callHandler: () => Promise.resolve(new Response(null, { status: 404 })),
  pageScripts,
  pages: new PageCache(0),
  database: { state: () => 'open', opened: Promise.resolve(), check: () => Promise.resolve(true) },
  now: Date.now,
  caching: true,
  scope: 'bench:',
  siteUrl: 'http://localhost',
  settle: () => null,
  files: [],
  isStaff: () => Promise.resolve(false),
  freshMs: 1,
  warn: (message, facts) => console.error(message, facts),
})
createServer(onRequest).listen(Number(process.env['PORT']), '127.0.0.1')
