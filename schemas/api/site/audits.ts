// The audit log for staff: each line in words, with a way to the thing. Lines are never changed or deleted here.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, paging, reason, search } from '@/schemas/api/base/fields'

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
}

const Line = Type.Object({
  id: Type.Integer(),
  at: moment,
  actor: Type.Object({ id: Type.String(), words: Type.String() }),
  action: Type.Object({ id: Type.String(), words: Type.String() }),
  /** `path` leads to the thing, or is empty. */
  target: Type.Object({ id: Type.String(), words: Type.String(), path: Type.String() }),
  details: Type.Array(Type.Object({ words: Type.String(), value: Type.String() })),
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
    ...paging(2_000),
  }),
  items: Line,
  /** Staff by whom the log can be filtered. */
  item: Type.Object({ staff: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
})

/** The filtered lines as a file, which is recorded as well. */
export const exportAudits = contract({
  at: 'POST /adm/audit/export',
  id: 'audit.export',
  title: '감사 기록 내려받기',
  access: 'manager',
  right: { of: 'audit', act: 'publish' },
  codec: 'json',
  input: Type.Object({ ...filters, reason }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 5만 건까지 내려받을 수 있습니다. 기간을 나누어 주세요.'] },
})
