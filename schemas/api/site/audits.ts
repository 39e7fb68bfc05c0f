// The audit log for staff: each line in words, with a way to the thing. Lines are never changed or deleted here.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, paging, reason, search } from '@/schemas/api/base/fields'
import { DEALINGS } from '@/schemas/rules/base/audit-words'

const day = Type.Optional(Type.String({ title: '날짜', format: 'date' }))

/** Totals above this are answered as this: a list of more is read by narrowing it. */
export const MOST_AUDITS = 2_000
export const MOST_EXPORTED_AUDITS = 50_000

const filters = {
  /** Days in Seoul, both included. */
  from: day,
  until: day,
  /** `member` and `system` are all of a kind; otherwise one actor, `staff:…`. */
  actor: Type.Optional(Type.String({ title: '사람', maxLength: 80 })),
  action: Type.Optional(Type.String({ title: '일', maxLength: 60 })),
  target: Type.Optional(Type.String({ title: '대상', maxLength: 200 })),
  search,
  /** Number of a member: whoever read, changed or exported their data, and what they did themselves. */
  person: Type.Optional(Type.String({ title: '회원', maxLength: 80 })),
  dealing: Type.Optional(oneOf('다룬 일', DEALINGS)),
  /** What stands out in a month: `2026-06~night~staff:ab`. */
  finding: Type.Optional(Type.String({ title: '튀는 것', maxLength: 200 })),
}

const Line = Type.Object({
  id: Type.Integer(),
  at: moment,
  actor: Type.Object({ id: Type.String(), words: Type.String() }),
  action: Type.Object({ id: Type.String(), words: Type.String() }),
  /** `path` leads to the thing, or is empty. */
  target: Type.Object({ id: Type.String(), words: Type.String(), path: Type.String() }),
  details: Type.Array(Type.Object({ words: Type.String(), value: Type.String() })),
  /** Of staff: network address, and browser and system in words; empty for others and for lines of earlier versions. */
  place: Type.Object({ address: Type.String(), agent: Type.String() }),
})

/** What was done with a person's data in the chosen days, whatever else is filtered. */
const PersonOfLog = Type.Object({
  /** Masked. */
  words: Type.String(),
  path: Type.String(),
  counts: Type.Object({ all: Type.Integer(), read: Type.Integer(), change: Type.Integer(), export: Type.Integer() }),
  /** Members of staff who read or exported them. */
  viewers: Type.Integer(),
  /** Reads and exports that say no reason. */
  reasonless: Type.Integer(),
})

export const browseAudits = contract({
  at: 'GET /adm/audit/browse',
  id: 'audit.browse',
  title: '감사 기록 찾아보기',
  access: 'manager',
  right: { of: 'audit', act: 'see' },
  input: Type.Object({
    ...filters,
    direction,
    /** `joined`, the usual: saves of one page by one person that follow each other within ten minutes are one line. */
    saves: Type.Optional(oneOf('자동 저장', ['joined', 'each'])),
    ...paging(2_000),
  }),
  items: Line,
  /** Staff by whom the log can be filtered. */
  item: Type.Object({
    staff: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    person: Type.Union([PersonOfLog, Type.Null()]),
  }),
})

/** How far the log is sealed (services/trail); the check itself is `verifyAudits`. */
export const readAuditSeals = contract({
  at: 'GET /adm/audit/seals',
  id: 'audit.seals',
  title: '감사 기록의 봉인 보기',
  access: 'manager',
  right: { of: 'audit', act: 'see' },
  input: Type.Object({}),
  item: Type.Object({
    /** Sealed lines, and those that wait for the next minute. */
    lines: Type.Integer(),
    waiting: Type.Integer(),
    until: Type.Union([moment, Type.Null()]),
    /** Mark of the last seal. */
    head: Type.String(),
    years: Type.Integer(),
  }),
})

/** The most faults that an answer names; their number is `total`. */
export const MOST_FAULTS = 100

/** Compares every line with its seal. It is recorded who did, and what came out. */
export const verifyAudits = contract({
  at: 'POST /adm/audit/verify',
  id: 'audit.verify',
  title: '감사 기록이 이어지는지 확인',
  access: 'manager',
  right: { of: 'audit', act: 'see' },
  codec: 'json',
  transaction: 'own',
  deadline: 60_000,
  rateLimit: { name: 'audit.verify', limits: [{ by: 'address', most: 10, span: 60_000 }] },
  input: Type.Object({}),
  item: Type.Object({
    lines: Type.Integer(),
    until: Type.Union([moment, Type.Null()]),
    total: Type.Integer(),
    /** Faults in words, beginning with the first line that is wrong. */
    faults: Type.Array(Type.Object({ id: Type.Integer(), words: Type.String() })),
  }),
})

/** The filtered lines as a file, which is recorded as well. */
export const exportAudits = contract({
  at: 'POST /adm/audit/export',
  id: 'audit.export',
  stepUp: true,
  title: '감사 기록 내려받기',
  access: 'manager',
  right: { of: 'audit', act: 'publish' },
  codec: 'json',
  input: Type.Object({ ...filters, reason }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 5만 건까지 내려받을 수 있습니다. 기간을 나누어 주세요.'] },
})
