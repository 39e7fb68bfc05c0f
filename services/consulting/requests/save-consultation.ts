import { and, eq, inArray } from 'drizzle-orm'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/consulting/requests'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { FORM_PAGE, SINGLE_PAGE } from '@/schemas/rules/places/consulting-path'
import { categoriesIn, consultationFaults, type ConsultationForm } from '@/schemas/rules/consulting/consultation-form'
import { consultationPath } from '@/schemas/rules/consulting/consultation-path'
import { dueOf } from '@/schemas/rules/consulting/stages'
import { COMMON } from '@/schemas/words/messages'
import { seoulDay } from '@/schemas/words/seoul-day'
import { doneLine } from '@/services/auth/domain/done-line'
import type { Database } from '@/services/db/database'
import { personIndexOf } from '@/services/db/person-index-of'
import { publicHolidays } from '@/services/base/public-holidays'
import { productCategories } from '@/services/db/tables/catalog'
import { consultations, consultationStages } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { refusal } from '@/services/kit/refusal'
import { raiseAlarm } from '@/services/alarms/alarms'
import { ownerOf } from '@/services/uploads/resumable-upload'
import { operation, type CtxOf } from '@/services/kit/service'

import { consultingShops } from '@/services/places/domain/consulting-shops'
import { raiseNews } from '@/services/news/raise-news'
import { consultationNews } from '../domain/consultation-news'
import { storeFile } from '../domain/store-file'
import { takeFiles } from '../domain/take-files'
import { textApplicant } from '../domain/text-applicant'
import { folderToSend } from './folder-to-send'

type Context = CtxOf<typeof contracts.saveConsultation>
const RECEIVED = '상담 신청을 받았습니다. 담당자가 영업일 기준 2일 안에 연락드립니다.'

/** Pictures are stored first, so that a request never waits for one; the request takes them in the transaction that stores it. */
export const saveConsultation = operation(contracts.saveConsultation, async (input, ctx) => {
  const { identified, user, lapsed, ended } = ctx.session
  // A member's request is never stored as a stranger's, also where this browser was verified before.
  if (!user && (lapsed || ended)) throw refusal(COMMON.sessionEnded)
  if (!identified) throw ctx.fail('unidentified')
  // A member may leave another number; a visitor is who was verified.
  const form = formOf(input, user ? input : { name: identified.memberName, phoneNo: identified.mobileNo })
  validate(form, ctx.now)
  await requireOpen(ctx, form.categories, input.shopId)
  const sent: string[] = []
  for (const file of input.files ?? []) sent.push((await storeFile(ctx, file, { uploadedBy: ownerOf(ctx.session) })).fileKey)

  const fileKeys = [...(input.fileKeys ?? []), ...sent]
  let isNew = false
  const counselSeq = await ctx.db.transaction((tx) =>
    ctx.once(tx, async () => {
      isNew = true
      return store(tx, ctx, form, input, fileKeys)
    }),
  )
  const applicant = { memberNo: user?.memberNo ?? null, applicant: applicantOf(form) }
  if (isNew) await textApplicant(ctx, applicant, `${RECEIVED} 신청하신 내용은 마이페이지의 상담 내역에서 보실 수 있습니다.`, true)
  ctx.touch('consultations')
  return { item: { counselSeq }, cookies: [await doneLine(input.singleYn === 'Y' ? SINGLE_PAGE : FORM_PAGE, ctx.now)] }
})

type Sent = Input<typeof contracts.saveConsultation>

const formOf = (sent: Sent, { name, phoneNo }: { name: string; phoneNo: string }): ConsultationForm => ({
  categories: categoriesIn(sent.checkValue),
  name,
  phoneNo,
  address: sent.address,
  startDt: sent.period[0] ?? '',
  endDt: sent.period[1] ?? '',
  contents: sent.contents,
  agreed: sent.agreed,
})

const applicantOf = ({ name, phoneNo, address }: ConsultationForm) => ({
  name: name.trim(),
  phoneNo: digitsOnly(phoneNo),
  address: address.trim(),
})

/** Names of the fields as the call has them. */
const SENT_AS: Partial<Record<keyof ConsultationForm, string>> = { categories: 'checkValue', startDt: 'period' }

function validate(form: ConsultationForm, now: Date): void {
  const faults = Object.entries(consultationFaults(form, seoulDay(now)))
  if (faults.length === 0) return
  const problems = faults.map(([name, message]): Problem => {
    const sentAs = SENT_AS[name as keyof ConsultationForm]
    return { pointer: sentAs ? `/${sentAs}/${name}` : `/${name}`, message, keyword: 'rule' }
  })
  throw new CallFailure('400', problems[0]!.message, { problems })
}

/** A category that is gone, or a shop that takes no consultations, or closed after the form was opened. */
async function requireOpen(ctx: Context, categories: readonly string[], shopId: string | undefined): Promise<void> {
  const { db, siteId } = ctx
  const known = await db
    .select({ cateId: productCategories.cateId })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), inArray(productCategories.cateId, [...categories]), eq(productCategories.depth, 1)))
  if (known.length < categories.length) throw ctx.fail('categoryGone')
  if (!shopId) return
  const open = await db.$count(shops, and(consultingShops(siteId), eq(shops.shopId, shopId)))
  if (open === 0) throw ctx.fail('shopClosed')
}

async function store(tx: Database, ctx: Context, form: ConsultationForm, sent: Sent, fileKeys: readonly string[]): Promise<number> {
  const { siteId, now, session } = ctx
  const { memberName, mobileNo } = session.identified!
  const memberNo = session.user?.memberNo ?? null
  const folder = sent.folderSeq !== undefined && memberNo ? await folderToSend({ db: tx, siteId }, memberNo, sent.folderSeq) : null
  if (folder === undefined) throw ctx.fail('folderGone')
  const [row] = await tx
    .insert(consultations)
    .values({
      siteId,
      memberNo,
      personIndex: personIndexOf(memberName, mobileNo),
      type: sent.singleYn === 'Y' ? 'qna' : 'interior',
      eventId: sent.eventId?.trim() ?? '',
      categories: [...form.categories],
      applicant: applicantOf(form),
      contents: form.contents.trim(),
      folder,
      startDt: form.startDt,
      endDt: form.endDt,
      shopId: sent.shopId || null,
      dueAt: dueOf('discussion', now, await publicHolidays(now)),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ counselSeq: consultations.counselSeq, shopId: consultations.shopId })
  const { counselSeq } = row!
  await tx.insert(consultationStages).values({ siteId, counselSeq, stage: 'discussion', startedAt: now })
  await takeFiles(tx, ctx, { counselSeq }, [...new Set(fileKeys)])
  const where = { db: tx, siteId, now, touch: (...tags: string[]) => ctx.touch(...tags) }
  await raiseNews(where, consultationNews(counselSeq, row!.shopId))
  if (memberNo)
    await raiseAlarm(where, {
      memberNo,
      kind: 'consultation',
      title: RECEIVED,
      link: consultationPath(counselSeq),
      key: `consultation:${counselSeq}:asked`,
    })
  return counselSeq
}
