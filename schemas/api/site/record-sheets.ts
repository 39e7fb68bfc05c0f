// Spreadsheets of records: what a list shows becomes a file, and a file becomes records. An import is tried first; what the trial read is
// what the import writes, all of it or nothing.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf, search } from '@/schemas/api/base/fields'
import { RECORD_TABS } from './records'

const type = Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' })
const job = Type.String({ title: '가져오기 번호', minLength: 36, maxLength: 36 })

const unknownType = ['404', '그런 종류의 기록이 없습니다.', 404] as const
const missing = ['404', '가져오기를 찾을 수 없습니다. 하루가 지나면 지워집니다. 파일을 다시 올려 주세요.', 404] as const

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]
export const SHEET_MAX_BYTES = 20 * 1024 * 1024
export const SHEET_MAX_ROWS = 20_000

/** The records that a list shows, with every field of their form. The answer is the file, sent while it is written. */
export const exportRecords = contract({
  at: 'POST /adm/record/export',
  id: 'record.export',
  title: '기록 내려받기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  codec: 'json',
  transaction: 'own',
  raw: 'application/octet-stream',
  input: Type.Object({
    type,
    format: oneOf('형식', SHEET_FORMATS),
    search,
    filter: Type.Optional(Type.String({ title: '조건', maxLength: 1_000 })),
    state: Type.Optional(oneOf('상태', RECORD_TABS)),
    mine: Type.Optional(Type.Unsafe<'Y'>(Type.String({ title: '내가 고친 것', enum: ['Y'] }))),
  }),
  errors: { unknownType, hidden: ['403', '볼 권한이 없는 항목으로는 찾거나 거를 수 없습니다.', 403] },
})

/** `reading` and `checking` are the trial, `tried` its end; `writing` is the import, `done` its end. */
export const IMPORT_PHASES = ['reading', 'checking', 'tried', 'writing', 'done', 'cancelled', 'failed'] as const
export type ImportPhase = (typeof IMPORT_PHASES)[number]

const Fault = Type.Object({
  /** As a spreadsheet names it: `B12`; empty for the file as a whole. */
  cell: Type.String(),
  /** Title of the field; empty where it is about a row or the file. */
  field: Type.String(),
  message: Type.String(),
})
export type SheetFault = Static<typeof Fault>

const State = Type.Object({
  job: Type.String(),
  phase: oneOf('단계', IMPORT_PHASES),
  fileName: Type.String(),
  /** Whether visitors see the records at once. */
  isPublishing: Type.Boolean(),
  /** Rows so far, and in all; 0 while that is unknown. */
  done: Type.Integer(),
  rows: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  faultCount: Type.Integer(),
  /** The first ones. */
  faults: Type.Array(Fault),
  /** What was read of the file and what was not, as sentences. */
  notes: Type.Array(Type.String()),
  /** Why it failed, as a sentence; empty otherwise. */
  message: Type.String(),
  /** Undoes the import (record.undo); empty until it is done. */
  batch: Type.String(),
})
export type ImportState = Static<typeof State>

const Row = Type.Object({
  /** Of the spreadsheet. */
  line: Type.Integer(),
  name: Type.String(),
  isNew: Type.Boolean(),
  /** Titles of the fields that it changes, with their values in words; of a new record, those that it fills. */
  cells: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
})
export type ImportRow = Static<typeof Row>
export const IMPORT_ROWS_PAGE = 50

/** Takes a file and begins to check it; nothing is written. What came of it is told by `record.importProgress`. */
export const tryImport = contract({
  at: 'POST /adm/record/importTry',
  id: 'record.importTry',
  title: '기록 가져오기 확인',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  deadline: 60_000,
  maxBytes: SHEET_MAX_BYTES + 64 * 1024,
  input: Type.Object({
    type,
    file: Type.Unsafe<File[]>({ type: 'array', title: '파일', minItems: 1, maxItems: 1 }),
    publish: oneOf('바로 게시', ['Y', 'N']),
  }),
  item: State,
  errors: {
    unknownType,
    wrongFile: ['400', '엑셀(.xlsx)이나 CSV(.csv) 파일을 올려 주세요.'],
    tooLarge: ['413', '20MB까지 올릴 수 있습니다. 파일을 나누어 주세요.', 413],
  },
})

/** Writes what a trial without faults read, in one transaction. Refused when somebody changed one of the records since. */
export const runImport = contract({
  at: 'POST /adm/record/importRun',
  id: 'record.importRun',
  title: '기록 가져오기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  transaction: 'own',
  input: Type.Object({ type, job }),
  item: State,
  errors: { missing, notReady: ['409', '확인이 끝난 파일만 가져올 수 있습니다. 파일을 다시 확인해 주세요.', 409] },
})

export const readImportProgress = contract({
  at: 'GET /adm/record/importProgress',
  id: 'record.importProgress',
  quiet: true,
  title: '기록 가져오기의 진행',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  input: Type.Object({ type, job }),
  item: State,
  errors: { missing },
})

/** Ends a trial or an import; an import that is under way leaves nothing behind. */
export const cancelImport = contract({
  at: 'POST /adm/record/importCancel',
  id: 'record.importCancel',
  title: '기록 가져오기 취소',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  transaction: 'own',
  input: Type.Object({ type, job }),
  item: State,
  errors: { missing },
})

/** What the lines of a trial would write, before it is written. */
export const readImportRows = contract({
  at: 'GET /adm/record/importRows',
  id: 'record.importRows',
  title: '기록 가져오기의 미리 보기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  input: Type.Object({ type, job, page: Type.Integer({ title: '쪽', minimum: 1, maximum: SHEET_MAX_ROWS }) }),
  items: Row,
  errors: { missing },
})
