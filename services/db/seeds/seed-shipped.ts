// Seeds the database with what ships with the product: its pages in every mode, demonstration content in demo only. A page that an editor
// changed is never replaced; any other follows the shipped file, as a new published revision. The last seeded content is stored as a
// hash, so that a start without changes costs one query.
import { eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OPENING_TAG } from '@/schemas/api/site/opening'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import type { Database, OpenDatabase } from '../database'
import type { SeedStep, ShippedContent } from './area-seeds'
import { seedContent, seoulDay } from './seed-content'
import { seedDocuments, type ShippedFile } from './seed-documents'
import { VENDORS } from './demo-businesses'
import { demoPeople } from './demo-people'
import { closedFact } from '../closed-fact'
import { facts } from '../tables/base'
import { documents as rows } from '../tables/site'
import { bumpTagNumbers } from '../tag-numbers'

/** Makes records of the rows that visitors read, and gives edited ones back what a seed wrote over. Returns the cache tags of these. */
export type AdoptRecords = (tx: Database, siteId: string, now: Date) => Promise<string[]>

export interface SeedPlan {
  /** Where the files of `seed/` go; passed as an argument, because areas are above the database. */
  content: ShippedContent
  /** With it the demonstration's content, staff and members are inserted too. */
  demo?: SeedStep | undefined
  /** Runs after content was seeded, and once when `version` is new: a type of record was added. */
  records?: { version: string; adopt: AdoptRecords }
  siteId?: string
  /** Folder with `site/` and `seed/`. */
  root?: string
  now?: Date
}

/** The demonstration's members as text, so that a change is noticed by a running demonstration. */
const DEMO_PEOPLE = JSON.stringify([demoPeople(new Date(0)), VENDORS])
const LOCK = 7_240_117
const shippedRoot = fileURLToPath(new URL('../../../pages-fixtures', import.meta.url))

/** Safe to call at every start, by several processes at once, and to be killed. Returns whether anything changed. */
export async function seedShipped(open: OpenDatabase, plan: SeedPlan): Promise<boolean> {
  const { content: given, demo, records, siteId = settings().siteId, root = shippedRoot, now = new Date() } = plan
  // The golden pages show in a demonstration that one invalid block never breaks a page; no editor can publish such a page. Test pages
  // are no product screens, so a production site has none (RT-35).
  const documents = [
    ...filesIn(join(root, 'site')).filter(({ path }) => demo !== undefined || !basename(path).startsWith('test-')),
    ...(demo ? filesIn(join(root, 'golden')) : []),
  ]
  const content = filesIn(join(root, 'seed')).filter(({ path }) => demo || Object.hasOwn(given.structure, path))
  const targets = { ...given.structure, ...given.demo, ...given.byMembers }
  const wanted = new Map([[`shipped:${siteId}`, hashOf(documents)]])
  // Demonstration dates are relative to today, so every day changes them.
  wanted.set(
    `${demo ? 'demo' : 'structure'}:${siteId}`,
    hashOf(demo ? [...content, { path: 'today', text: seoulDay(now) }, { path: 'people', text: DEMO_PEOPLE }] : content),
  )
  if (records) wanted.set(`records:${siteId}`, records.version)
  if ((await newsIn(open.db, wanted)).size === 0) return false

  const touched = new Set<string>()
  const seen = await open.unhurried((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const news = await newsIn(tx, wanted)
      if (!demo && (await tx.$count(rows, eq(rows.siteId, siteId))) === 0) await close(tx, siteId, touched)
      if (news.has(`shipped:${siteId}`)) await seedDocuments(tx, siteId, documents, touched)
      if (news.has(`demo:${siteId}`)) {
        const isWriting = ({ path }: ShippedFile): boolean => Object.hasOwn(given.byMembers, path)
        await seedContent(
          tx,
          siteId,
          content.filter((file) => !isWriting(file)),
          now,
          touched,
          targets,
        )
        await demo?.(tx, siteId, now)
        for (const step of given.steps) await step(tx, siteId, now)
        await seedContent(tx, siteId, content.filter(isWriting), now, touched, targets)
      }
      // Existing content of a real database belongs to its owner: only missing content is added.
      if (news.has(`structure:${siteId}`)) await seedContent(tx, siteId, content, now, touched, targets, { replace: false })
      if ([`records:${siteId}`, `demo:${siteId}`, `structure:${siteId}`].some((name) => news.has(name)))
        for (const tag of (await records?.adopt(tx, siteId, now)) ?? []) touched.add(tag)
      for (const [name, value] of news)
        await tx.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } })
      return bumpTagNumbers(tx, touched)
    }),
  )
  seen()
  logger().info({ siteId, tags: touched.size }, 'shipped pages and content were brought up to date')
  return true
}

/** A new production site waits for its first day; one that had pages before stays as open as it was. */
async function close(tx: Database, siteId: string, touched: Set<string>): Promise<void> {
  await tx
    .insert(facts)
    .values({ name: closedFact(siteId), value: 'Y' })
    .onConflictDoNothing()
  touched.add(OPENING_TAG)
}

/** The wanted facts that the database lacks. */
async function newsIn(db: Database, wanted: Map<string, string>): Promise<Map<string, string>> {
  const known = new Map(
    (
      await db
        .select()
        .from(facts)
        .where(inArray(facts.name, [...wanted.keys()]))
    ).map(({ name, value }) => [name, value]),
  )
  return new Map([...wanted].filter(([name, value]) => known.get(name) !== value))
}

function filesIn(folder: string): ShippedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

function hashOf(files: readonly ShippedFile[]): string {
  const sum = createHash('sha256')
  for (const { path, text } of files) sum.update(`${path}\0${text}\0`)
  return sum.digest('base64url')
}
