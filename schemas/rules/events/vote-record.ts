// A vote among construction cases. Which of them were looked at is remembered by the browser, for each event and member
// (S-VOTE-1); the vote itself is text: the number of the case, and why (V-VOTE-4).

/** What was looked at and chosen in one event by one member (content 3, VoteRecord). */
export interface VoteRecord {
  /** The chosen case; 0 while none is. */
  no: number
  eventId: string
  /** Numbers of the cases whose link was visited. */
  useLink: readonly number[]
}
/** Records of this browser, by `recordKey`. */
export type VoteRecords = Readonly<Record<string, VoteRecord>>

export const VOTE_WORDS = {
  event: '이벤트 정보(eventId)가 없습니다.',
  unseen: '시공 사례를 먼저 확인한 후 선택해 주세요.',
  reason: '투표 이유를 입력해 주세요.',
} as const
/** E-OK-2, S-VOTE-2. */
export const VOTED = '투표가 완료되었습니다.'
export type VoteProblem = keyof typeof VOTE_WORDS

/** Maximum number of stored records: an event takes weeks, and old ones are of no use. */
const MOST_RECORDS = 20

const recordKey = (eventId: string, memberNo: string): string => `${eventId}:${memberNo}`

export const recordFor = (records: VoteRecords, eventId: string, memberNo: string): VoteRecord =>
  records[recordKey(eventId, memberNo)] ?? { no: 0, eventId, useLink: [] }

/** Keeps a record as the newest one, and forgets the oldest of too many. */
export function withRecord(records: VoteRecords, memberNo: string, record: VoteRecord): VoteRecords {
  const others = Object.entries(withoutRecord(records, record.eventId, memberNo)).slice(1 - MOST_RECORDS)
  return Object.fromEntries([...others, [recordKey(record.eventId, memberNo), record]])
}

/** After a vote nothing of it stays (S-VOTE-2). */
export function withoutRecord(records: VoteRecords, eventId: string, memberNo: string): VoteRecords {
  const key = recordKey(eventId, memberNo)
  return Object.fromEntries(Object.entries(records).filter(([other]) => other !== key))
}

/** Notes that the link of a case was opened (S-VOTE-1). */
export const visitCase = (record: VoteRecord, no: number): VoteRecord =>
  record.useLink.includes(no) ? record : { ...record, useLink: [...record.useLink, no] }

/** Chooses a case that was looked at; one that was not changes nothing (V-VOTE-2). */
export const chooseCase = (record: VoteRecord, no: number): VoteRecord => (record.useLink.includes(no) ? { ...record, no } : record)

/** Reads the records from the browser's storage; invalid ones are left out. */
export function readRecords(kept: unknown): VoteRecords {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => {
      const { no, eventId, useLink } = (value ?? {}) as Partial<Record<keyof VoteRecord, unknown>>
      if (typeof no !== 'number' || typeof eventId !== 'string' || !Array.isArray(useLink)) return []
      return [[key, { no, eventId, useLink: useLink.filter((seen): seen is number => typeof seen === 'number') }]]
    }),
  )
}

/** The first reason why a vote cannot be sent: no event (V-VOTE-3), a case that was not visited (V-VOTE-2), no reason (V-VOTE-1). */
export function voteProblem({ eventId, no, useLink }: VoteRecord, reason: string): VoteProblem | undefined {
  if (!eventId) return 'event'
  if (!useLink.includes(no)) return 'unseen'
  return reason.trim() === '' ? 'reason' : undefined
}

/** What is sent: the reason, with the number of the case before it (V-VOTE-4). */
export const voteText = (no: number, reason: string): string => `[${no}] ${reason.trim()}`

/** The parts of a vote that was sent; undefined where it is not a vote. */
export function voteParts(text: string): { no: number; reason: string } | undefined {
  const [, no, reason] = /^\[(\d{1,2})\] ([\s\S]*\S)\s*$/.exec(text) ?? []
  return no && reason ? { no: Number(no), reason } : undefined
}
