import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { openPlaces, openPlacesFault } from '@/schemas/rules/consulting/placeholders'
import { staff } from '@/services/db/tables/auth'
import { consultationMessages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { tellPerson } from '../domain/tell-person'
import { requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

export const writeConsultation = operation(contracts.writeConsultation, async ({ counselSeq, kind, contents }, ctx) => {
  const { db, siteId, now, session } = ctx
  // A note may speak of a place; the person must not read one.
  const open = kind === 'staff' ? openPlaces(contents) : []
  if (open.length > 0) throw ctx.fail('unfilled', { problems: [{ pointer: '/contents', message: openPlacesFault(open), keyword: 'rule' }] })
  const { request } = await requireRow(ctx, counselSeq)
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, session.staff!.id))
  const [row] = await db
    .insert(consultationMessages)
    .values({ siteId, counselSeq, writtenBy: kind, staffName: person?.name ?? '', contents: contents.trim(), postedAt: now })
    .returning({ messageSeq: consultationMessages.messageSeq })
  ctx.audit('consultation.write', `consultation:${counselSeq}`, { kind }, [whoseRequest(request)])
  if (kind === 'staff') await tellPerson(ctx, request, `message:${row!.messageSeq}`, '상담 담당자가 글을 남겼습니다.')
  return { item: row! }
})
