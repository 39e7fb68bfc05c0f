import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { CHANNEL_WORDS, KIND_WORDS } from '@/schemas/rules/members/alarm-kinds'
import { ALARM_RIGHTS } from '@/services/alarms/alarm-rights'
import { alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { memberConsents, terms } from '@/services/db/tables/members'
import { memberNotes } from '@/services/db/tables/notes'
import type { FigurePart } from '@/services/parts/read-figures'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'
import { members } from '@/services/db/tables/members'

const SENT = { waiting: '보내기 전', sending: '보내는 중', sent: '보냄', failed: '보내지 못함', dropped: '보내지 않음' } as const

/** An alarm is seen by whoever may see what it tells of; one of something unknown by nobody. */
const told: TimelinePart = {
  id: 'alarm',
  kind: 'message',
  right: 'members',
  find({ siteId, rights }, memberNo) {
    const seen = Object.entries(ALARM_RIGHTS).flatMap(([topic, right]) => (rights.sees(right) ? [topic] : []))
    const isOfSeen = inArray(sql<string>`split_part(${alarms.key}, ':', 1)`, seen)
    return happenings(alarms, alarms.alarmSeq, alarms.raisedAt, and(eq(alarms.siteId, siteId), eq(alarms.memberNo, memberNo), isOfSeen))
  },
  async tell({ db }, ids) {
    const rows = await db
      .select()
      .from(alarms)
      .where(inArray(alarms.alarmSeq, numbersOf(ids)))
    const sent = await db
      .select()
      .from(alarmDeliveries)
      .where(inArray(alarmDeliveries.alarmSeq, numbersOf(ids)))
      .orderBy(asc(alarmDeliveries.channel))
    return toldBy(
      rows,
      ({ alarmSeq }) => alarmSeq,
      ({ alarmSeq, kind, title, readAt }) => {
        const own = sent.filter((one) => one.alarmSeq === alarmSeq)
        return {
          words: title,
          detail: [
            `${KIND_WORDS[kind]} 알림`,
            readAt ? '읽음' : '읽지 않음',
            ...own.map(({ channel, state }) => `${CHANNEL_WORDS[channel]} ${SENT[state]}`),
          ].join(', '),
          isBad: own.some(({ state }) => state === 'failed' || state === 'dropped'),
        }
      },
    )
  },
}

const CONSENT_CHANNELS: Readonly<Record<string, string>> = {
  WEB: 'PC 웹',
  MOBILE: '모바일 웹',
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}

const agreed: TimelinePart = {
  id: 'consent',
  kind: 'consent',
  right: 'members',
  find: (_, memberNo) => happenings(memberConsents, memberConsents.id, memberConsents.at, eq(memberConsents.memberNo, memberNo)),
  async tell({ db, siteId }, ids) {
    const rows = await db
      .select({ of: memberConsents, title: terms.title })
      .from(memberConsents)
      .leftJoin(
        terms,
        and(eq(terms.siteId, siteId), eq(terms.termsType, memberConsents.termsType), eq(terms.version, memberConsents.version)),
      )
      .where(inArray(memberConsents.id, [...ids]))
    return toldBy(
      rows,
      ({ of }) => of.id,
      ({ of, title }) => ({
        words: `${title ?? '지금은 없는 약관'} ${of.agreed ? '동의' : '동의 거둠'}`,
        detail: [of.version && `${of.version}판`, CONSENT_CHANNELS[of.channel] ?? of.channel].filter(Boolean).join(', '),
      }),
    )
  },
}

const noted: TimelinePart = {
  id: 'note',
  kind: 'note',
  right: 'members',
  find: ({ siteId }, memberNo) =>
    happenings(
      memberNotes,
      memberNotes.noteSeq,
      memberNotes.writtenAt,
      and(eq(memberNotes.siteId, siteId), eq(memberNotes.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { noteSeq, staffName, contents, changedAt } = memberNotes
    const rows = await db
      .select({ noteSeq, staffName, contents, changedAt })
      .from(memberNotes)
      .where(inArray(noteSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.noteSeq,
      (row) => ({
        words: `${row.staffName} 메모`,
        detail: row.contents,
        ...(row.changedAt ? { state: '고침' } : {}),
      }),
    )
  },
}

export const memberTimeline: readonly TimelinePart[] = [told, agreed, noted]

const GRADES = { BASIC: '일반', VIP: 'VIP' } as const

const grade: FigurePart = {
  right: 'members',
  async read({ db }, memberNo) {
    const [member] = await db.select({ grade: members.membershipGrade }).from(members).where(eq(members.memberNo, memberNo))
    return member ? [{ id: 'grade', words: '등급', value: GRADES[member.grade], order: 1 }] : []
  },
}

export const memberFigures: readonly FigurePart[] = [grade]
