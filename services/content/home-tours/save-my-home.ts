import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/home-tours'
import { authorName } from '@/schemas/rules/base/author-name'
import { DRAFTS_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import type { Input } from '@/schemas/api/base/contract'
import type { PageDocument } from '@/schemas/page/document'
import { homeTourPhotos, homeTours } from '@/services/db/tables/content'
import type { Database } from '@/services/db/database'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'
import { operation, type CtxOf } from '@/services/kit/service'
import { givenDocument } from './given-document'
import { makeProfile } from '@/services/members/domain/make-profile'
import { tellFollowers } from './tell-followers'
import { ownTour, type TourRow } from './own-tour'
import { photoSources } from './photo-sources'
import { presentTour } from './present-tour'
import { storePhoto } from './store-photo'
import { publishTourCase } from '../domain/tour-case'

type SaveCtx = CtxOf<typeof contracts.saveMyHome>
type SaveInput = Input<typeof contracts.saveMyHome>

/** More than a person writes, and few enough for a list. */
const TOURS_MOST = 50

export const saveMyHome = operation(contracts.saveMyHome, async (input, ctx) => {
  const isPublishing = input.tempYn === 'N'
  const along = []
  for (const file of input.files ?? []) along.push(await storePhoto(ctx, file))
  const document = givenDocument(input, along, ctx)
  if (isPublishing) await refuseForbidden(document, ctx)

  const row = await ctx.db.transaction(async (tx) => {
    const within = inTransaction(ctx, tx)
    const known = await knownTour(within, input)
    if (known === 'same') return (await sameSave(within, input.saveKey!))!
    if (isPublishing && known?.state === 'hidden') throw ctx.fail('hidden')
    await notePhotos(within, document, known)
    const saved = await store(within, known, document, input)
    if (isPublishing) {
      await publishTourCase(within, saved.seq, document, authorOf(ctx))
      await makeProfile(within, saved.memberNo)
      if (!known?.publishedAt) await tellFollowers(within, saved, authorOf(ctx))
    }
    return saved
  })
  const { seq, state, draftNumber, publishedNumber, updatedAt } = row
  return { item: { seq, state, draftNumber, publishedNumber, updatedAt: updatedAt.toISOString() } }
})

/** The context with this transaction. Getters stay getters. */
const inTransaction = (ctx: SaveCtx, tx: Database): SaveCtx =>
  Object.defineProperties({} as SaveCtx, { ...Object.getOwnPropertyDescriptors(ctx), db: { value: tx } })

/** The tour that is saved; `same` for a save that was stored already, undefined for a new one. */
async function knownTour(ctx: SaveCtx, { seq, saveKey, draftNumber, tempYn }: SaveInput): Promise<TourRow | 'same' | undefined> {
  if (seq === undefined) return saveKey && (await sameSave(ctx, saveKey)) ? 'same' : undefined
  const row = await ownTour(ctx, seq, { lock: true })
  if (!row) throw ctx.fail('missing')
  const isSame = saveKey !== undefined && row.saveKey === saveKey
  if (isSame && tempYn === 'Y') return 'same'
  if (!isSame && draftNumber !== undefined && draftNumber !== row.draftNumber) throw ctx.fail('stale', { item: presentTour(row) })
  return row
}

async function sameSave({ db, siteId, session }: SaveCtx, saveKey: string): Promise<TourRow | undefined> {
  const own = and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo))
  const [row] = await db
    .select()
    .from(homeTours)
    .where(and(own, eq(homeTours.saveKey, saveKey)))
  return row
}

/**
 * Admits photographs that are the member's own, or in the tour already, and notes which come in and which go. Their rows are locked:
 * nothing deletes meanwhile what comes in. What goes may come back by undo, and is deleted later (delete-unused-photos.ts).
 */
async function notePhotos(ctx: SaveCtx, document: PageDocument, known: TourRow | undefined): Promise<void> {
  const added = sourcesBeside(document, known?.document)
  const gone = known ? sourcesBeside(known.document, document) : []
  if (added.length + gone.length === 0) return
  const { siteId, memberNo, src } = homeTourPhotos
  const own = (srcs: string[]) => and(eq(siteId, ctx.siteId), eq(memberNo, ctx.session.user!.memberNo), inArray(src, srcs))
  const locked = await ctx.db
    .select({ src })
    .from(homeTourPhotos)
    .where(own([...added, ...gone]))
    .orderBy(asc(src))
    .for('update')
  const there = new Set(locked.map((one) => one.src))
  if (!added.every((one) => there.has(one))) throw ctx.fail('foreignPhoto')
  const note = async (srcs: string[], unusedAt: Date | null) =>
    srcs.length > 0 && (await ctx.db.update(homeTourPhotos).set({ unusedAt }).where(own(srcs)))
  await note(added, null)
  await note(gone, ctx.now)
}

/** What the first shows and the second does not. */
function sourcesBeside(one: PageDocument, other: PageDocument | undefined): string[] {
  const there = new Set(other && photoSources(other))
  return [...new Set(photoSources(one))].filter((src) => !there.has(src))
}

async function store(ctx: SaveCtx, known: TourRow | undefined, document: PageDocument, { saveKey = '', tempYn }: SaveInput) {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const draftNumber = (known?.draftNumber ?? 0) + 1
  const isPublishing = tempYn === 'N'
  const values = {
    title: document.title.trim(),
    document,
    saveKey,
    draftNumber,
    updatedAt: now,
    ...(isPublishing ? { state: 'published' as const, publishedNumber: draftNumber, publishedAt: known?.publishedAt ?? now } : {}),
  }
  if (known) {
    const [row] = await db.update(homeTours).set(values).where(eq(homeTours.seq, known.seq)).returning()
    return row!
  }
  // Two tabs that begin at once pass no limit together.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`home-tours ${siteId} ${memberNo}`}, 0))`)
  const own = and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo))
  if ((await db.$count(homeTours, own)) >= TOURS_MOST) throw ctx.fail('tooMany')
  if (!isPublishing && (await db.$count(homeTours, and(own, eq(homeTours.state, 'draft')))) >= DRAFTS_MOST) throw ctx.fail('tooManyDrafts')
  const [row] = await db
    .insert(homeTours)
    .values({ siteId, memberNo, createdAt: now, ...values })
    .returning()
  return row!
}

/** The nickname, or the masked name of a member without one. */
function authorOf({ session }: SaveCtx): string {
  const user = session.user!
  return user.nickname.trim() || authorName(user)
}

/** Names the word and its place: a writer of a long tour would look for it in vain. */
async function refuseForbidden(document: PageDocument, ctx: SaveCtx): Promise<void> {
  for (const { pointer, place, text, blockId } of saidIn(document)) {
    const word = await findForbiddenWord(text, ctx)
    if (word === undefined) continue
    const message = `${place}에 ${forbiddenSentence(word)}`
    throw ctx.fail('forbiddenWord', {
      words: message,
      problems: [{ pointer, message, keyword: 'forbidden-word', ...(blockId === undefined ? {} : { blockId }) }],
    })
  }
}

interface Said {
  pointer: string
  place: string
  text: string
  blockId?: string
}
const SAID = { summary: '한마디', address: '지역', caption: '사진 설명', html: '글' }

/** Everything that visitors will read, place by place. */
function saidIn({ title, blocks }: PageDocument): Said[] {
  const inBlocks = blocks.flatMap(({ id, props }, i) =>
    (Object.keys(SAID) as (keyof typeof SAID)[]).flatMap((name): Said[] => {
      const value = props[name]
      if (typeof value !== 'string') return []
      const text = name === 'html' ? textOf(value) : value
      return [{ pointer: `/blocks/${i}/props/${name}`, place: SAID[name], text, blockId: id }]
    }),
  )
  return [{ pointer: '/title', place: '제목', text: title }, ...inBlocks]
}
