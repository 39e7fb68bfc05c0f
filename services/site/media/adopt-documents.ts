// PDFs that were uploaded before the library had rows for them: they lie in the store, and staff can neither find nor replace them.
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { PDF_LIMITS } from '@/schemas/api/site/documents'
import { logger } from '@/services/base/log'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { writeAudits } from '@/services/kit/write-audits'
import { media, mediaVersions } from '@/services/db/tables/media'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { mediaSearchText } from '@/services/storage/media-search'
import { PdfFault } from '@/services/storage/pdf/pdf-fault'
import { readPdf, type PdfPage } from '@/services/storage/pdf/read-pdf'
import { isUploadName } from '@/services/storage/uploads'
import { storePoster } from './store-poster'

export interface Adopted {
  file: string
  /** What its uploader called it, where the log still says so. */
  name: string
  /** Why it has no row still. */
  fault?: string
}

/** Names of one question to the database. */
const AT_ONCE = 500

/**
 * Gives rows to the PDFs of the store that have none, as their upload would have, and leaves every other file alone: run again, it finds
 * nothing. One that cannot be read is said and stays without.
 */
export async function adoptDocuments(db: Database, siteId: string, now: Date, { write }: { write: boolean }): Promise<Adopted[]> {
  const adopted: Adopted[] = []
  for await (const names of uploadedFiles().names()) {
    const pdfs = names.filter((name) => name.endsWith('.pdf') && isUploadName(name))
    for (let at = 0; at < pdfs.length; at += AT_ONCE)
      for (const file of await withoutRow(db, pdfs.slice(at, at + AT_ONCE))) {
        const upload = await uploadOf(db, file)
        const name = upload?.name ?? '문서.pdf'
        const fault = write ? await adopt(db, { siteId, file, name, by: upload?.by ?? 'system', at: upload?.at ?? now }, now) : undefined
        adopted.push({ file, name, ...(fault === undefined ? {} : { fault }) })
      }
  }
  return adopted
}

/** Those that are neither a file of the library nor a content, present or past, of one. */
async function withoutRow(db: Database, names: string[]): Promise<string[]> {
  const { file, stored, original } = media
  const rows = await db
    .select({ file, stored, original })
    .from(media)
    .where(or(inArray(file, names), inArray(stored, names), inArray(original, names)))
  const versions = await db
    .select({ stored: mediaVersions.stored, original: mediaVersions.original })
    .from(mediaVersions)
    .where(or(inArray(mediaVersions.stored, names), inArray(mediaVersions.original, names)))
  const known = new Set([...rows, ...versions].flatMap((row) => Object.values(row)))
  return names.filter((name) => !known.has(name))
}

/** The line that its upload left in the log. */
async function uploadOf(db: Database, file: string): Promise<{ name: string | undefined; by: string; at: Date } | undefined> {
  const [line] = await db
    .select({ detail: audits.detail, actor: audits.actor, at: audits.at })
    .from(audits)
    .where(and(eq(audits.target, file), eq(audits.action, 'media.document')))
    .orderBy(desc(audits.at))
    .limit(1)
  if (!line) return undefined
  const { name } = (line.detail ?? {}) as { name?: string }
  return { name, by: line.actor.replace(/^staff:/, ''), at: line.at }
}

interface Unlisted {
  siteId: string
  file: string
  name: string
  by: string
  at: Date
}

/** @returns why it could not be read; undefined when it has a row now. */
async function adopt(db: Database, { siteId, file, name, by, at }: Unlisted, now: Date): Promise<string | undefined> {
  const bytes = await uploadedFiles().read(file)
  if (!bytes) return 'gone'
  const drawn: PdfPage[] = []
  let pages: number
  try {
    pages = await readPdf({ bytes, asPages: false, withCover: true, mostPages: PDF_LIMITS.pages }, (page) => drawn.push(page))
  } catch (error) {
    if (error instanceof PdfFault) return error.fault
    throw error
  }
  const cover = await storePoster({ log: logger() }, drawn[0] && Buffer.from(drawn[0].picture))
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(media)
      .values({
        ...{ siteId, file, kind: 'document', name, pages, ...cover },
        ...{ stored: file, original: file, bytes: bytes.length },
        searchText: mediaSearchText({ name, alt: '' }),
        ...{ createdBy: by, createdAt: at, updatedAt: now },
      })
      .onConflictDoNothing()
      .returning({ file: media.file })
    // Somebody uploaded the same content just now.
    if (!row) return
    const detail = { name, pages }
    await writeAudits(tx, [{ actor: 'media:adopt', action: 'media.adopt', target: file, detail, requestId: 'command', at: now }])
  })
  return undefined
}
