import { and, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import * as contracts from '@/schemas/api/media'
import { media } from '@/services/db/tables'
import { answer, fail, type Ctx } from '@/services/kit/service'
import { drawAnew, PictureFault } from './draw-anew'
import { presentUpload } from './present'
import { keepFile, pathOfUpload, TYPES } from './stored'

const MOST_BYTES = 20 * 1024 * 1024

export const uploadMedia = answer(contracts.uploadMedia, 'services/media/upload-media.ts', async ({ file: files, alt = '' }, ctx) => {
  const [given] = files
  if (!(given instanceof File)) throw fail(contracts.uploadMedia, 'notPicture')
  if (given.size > MOST_BYTES) throw fail(contracts.uploadMedia, 'tooLarge')
  const bytes = Buffer.from(await given.arrayBuffer())
  const hash = createHash('sha256').update(bytes).digest('hex')

  const row = (await knownUpload(ctx, hash)) ?? (await store(ctx, bytes, hash, nameOf(given)))
  // Words that come with the second upload of a picture are its newer ones.
  const words = alt.trim()
  const { db, siteId, now, session } = ctx
  const [kept] = await db
    .insert(media)
    .values({ ...row, siteId, alt: words || row.alt, createdBy: session.staff?.id ?? 'system', createdAt: now })
    .onConflictDoUpdate({ target: [media.siteId, media.file], set: { alt: words || row.alt } })
    .returning()
  ctx.audit('media.upload', kept!.file, { name: kept!.name, bytes: kept!.bytes })
  return { item: presentUpload(kept!) }
})

type Stored = Pick<typeof media.$inferSelect, 'file' | 'name' | 'alt' | 'width' | 'height' | 'color' | 'bytes'>

/** The same picture, uploaded before; its file may have been lost since. */
async function knownUpload({ db, siteId }: Ctx, hash: string): Promise<Stored | undefined> {
  const files = Object.keys(TYPES).map((ending) => `${hash}.${ending}`)
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.siteId, siteId), inArray(media.file, files)))
  if (!row) return undefined
  return access(pathOfUpload(row.file)!).then(
    () => row,
    () => undefined,
  )
}

async function store({ log }: Ctx, bytes: Buffer, hash: string, name: string): Promise<Stored> {
  try {
    const { body, ending, width, height, color } = await drawAnew(bytes)
    const file = `${hash}.${ending}`
    await keepFile(pathOfUpload(file)!, body)
    return { file, name, alt: '', width, height, color, bytes: body.length }
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    log.info(
      { event: 'picture-refused', fault: error.fault, reason: error.cause instanceof Error ? error.cause.message : undefined },
      'an upload was no usable picture',
    )
    throw fail(contracts.uploadMedia, error.fault)
  }
}

/** One spelling of the name (a Mac sends NFD), without what no name needs. */
function nameOf(file: File): string {
  const last = file.name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.toWellFormed().normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '').trim() // prettier-ignore
  return [...clean].slice(0, 200).join('') || '사진'
}
