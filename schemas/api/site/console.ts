// The home of the console: what waits, what changed, what is scheduled, and what of the whole site should be mended.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, paging } from '@/schemas/api/base/fields'

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

export const readConsole = contract({
  at: 'GET /adm/console/home',
  id: 'console.home',
  title: '관리 첫 화면',
  access: 'manager',
  input: Type.Object({}),
  item: Type.Object({
    /** What waits for somebody; areas add to it (services/parts/queues.ts). */
    queues: Type.Array(Type.Object({ id: Type.String(), words: Type.String(), count: Type.Integer(), path: Type.String() })),
    changed: Type.Array(Type.Object({ ...Place, by: Person, at: moment })),
    scheduled: Type.Array(Type.Object({ ...Place, act: Type.Unsafe<'publish' | 'withdraw'>(Type.String()), at: moment })),
  }),
})

export const FAULT_KINDS = ['link', 'alt'] as const
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
  }),
  item: Type.Object({
    counts: Type.Unsafe<Record<'all' | FaultKind, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
  }),
})
