// The home of the console: what waits, what changed, what is scheduled, and what of the whole site should be mended.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, paging } from '@/schemas/api/base/fields'

const Person = Type.Object({ id: Type.String(), name: Type.String() })
/** A document or a record, as the console finds its screen. */
const Place = {
  kind: Type.Unsafe<'page' | 'fragment' | 'popup' | 'template' | 'record'>(Type.String()),
  /** Record type of a record; empty otherwise. */
  type: Type.String(),
  /** Id of a record; route or name of a document. */
  id: Type.String(),
  /** What staff call it. */
  name: Type.String(),
}

/** How it presses: past its time or broken, to be done now, or written and not published. */
export const WAITING_KINDS = ['late', 'now', 'draft'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export const readConsole = contract({
  at: 'GET /adm/console/home',
  id: 'console.home',
  title: '관리 첫 화면',
  access: 'manager',
  input: Type.Object({}),
  item: Type.Object({
    /** What waits for somebody; areas add to it (services/parts/queues.ts). */
    queues: Type.Array(
      Type.Object({
        id: Type.String(),
        words: Type.String(),
        count: Type.Integer(),
        path: Type.String(),
        kind: oneOf('급함', WAITING_KINDS),
      }),
    ),
    changed: Type.Array(Type.Object({ ...Place, by: Person, at: moment })),
    scheduled: Type.Array(Type.Object({ ...Place, act: Type.Unsafe<'publish' | 'withdraw'>(Type.String()), at: moment })),
  }),
})

/** What areas find by names and numbers (services/parts/finders.ts); pages and records have searches of their own. */
export const findEverywhere = contract({
  at: 'GET /adm/console/find',
  id: 'console.find',
  title: '콘솔에서 찾기',
  access: 'manager',
  input: Type.Object({ search: Type.String({ title: '찾을 말', minLength: 1, maxLength: 100 }) }),
  items: Type.Object({
    /** What it is: 주문. */
    kind: Type.String(),
    id: Type.String(),
    name: Type.String(),
    detail: Type.String(),
    path: Type.String(),
  }),
})

/** A link to nowhere, one to what visitors cannot see now, one to an address that has moved, and a picture without words. */
export const FAULT_KINDS = ['link', 'closed', 'moved', 'alt'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Broken links and missing alternative texts of everything that is published. */
export const listFaults = contract({
  at: 'GET /adm/console/faults',
  id: 'console.faults',
  title: '사이트 점검',
  access: 'manager',
  input: Type.Object({
    kind: Type.Optional(Type.Unsafe<FaultKind>(Type.String({ title: '종류', enum: [...FAULT_KINDS] }))),
    ...paging(10_000),
  }),
  items: Type.Object({
    ...Place,
    fault: Type.Unsafe<FaultKind>(Type.String()),
    /** What is wrong, as a sentence. */
    message: Type.String(),
    /** The block of a document; empty for a record. */
    blockId: Type.String(),
    /** JSON Pointer in the block's props or in the record. */
    pointer: Type.String(),
    /** JSON Pointer in the whole document or record, by which its screen opens the field. */
    at: Type.String(),
  }),
  item: Type.Object({
    counts: Type.Unsafe<Record<'all' | FaultKind, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
  }),
})
