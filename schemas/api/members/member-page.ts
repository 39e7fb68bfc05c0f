// The page of one member for staff: everything that happened, in one timeline, and notes that staff write for each other. What a role does not
// see in its own desks does not come here either (services/parts/read-timeline.ts).
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf, optionalMoment, Version } from '@/schemas/api/base/fields'
import { TIMELINE_KINDS } from '@/schemas/rules/members/timeline-kinds'

const MemberNo = Type.String({ title: '회원 번호', minLength: 1, maxLength: 60 })
const missing = ['404', '회원을 찾을 수 없습니다.', 404] as const

export const TIMELINE_SIZE = 30

export const readMemberTimeline = contract({
  at: 'GET /adm/member/timeline',
  id: 'memberPage.timeline',
  title: '회원에게 있었던 일 보기',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  input: Type.Object({
    memberNo: MemberNo,
    kind: Type.Optional(oneOf('종류', TIMELINE_KINDS)),
    /** The end of the page before. */
    cursor: Type.Optional(Type.String({ title: '이어 보는 자리', maxLength: 120, pattern: '^\\d{1,15}~[a-z-]+~' })),
  }),
  items: Type.Object({
    key: Type.String(),
    kind: oneOf('종류', TIMELINE_KINDS),
    at: moment,
    words: Type.String(),
    detail: Type.String(),
    state: Type.String(),
    /** Empty where nothing is opened. */
    path: Type.String(),
    isBad: Type.Boolean(),
  }),
  item: Type.Object({
    next: nullable(Type.String()),
    /** Of every kind that the role sees; with the first page. */
    counts: Type.Array(Type.Object({ kind: oneOf('종류', TIMELINE_KINDS), count: Type.Integer() })),
  }),
  errors: { missing },
})

export const MOST_NOTE = 1_000
const contents = Type.String({ title: '메모', minLength: 1, maxLength: MOST_NOTE, pattern: '\\S' })
const NoteSeq = Type.Integer({ title: '메모 번호', minimum: 1, maximum: 2_147_483_647 })

export const listMemberNotes = contract({
  at: 'GET /adm/member/notes',
  id: 'memberPage.notes',
  title: '회원 메모 보기',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  input: Type.Object({ memberNo: MemberNo }),
  items: Type.Object({
    noteSeq: Type.Integer(),
    staffName: Type.String(),
    contents: Type.String(),
    version: Type.Integer(),
    writtenAt: moment,
    changedAt: optionalMoment,
    /** Whether the caller wrote it. */
    isOwn: Type.Boolean(),
  }),
  errors: { missing },
})

const write = { access: 'manager', right: { of: 'members', act: 'write' }, codec: 'json' } as const
/** Numbers that the law lets nobody keep without a ground of its own. */
const sensitive = ['400', '주민등록번호나 카드 번호로 보이는 숫자가 있습니다. 지우고 다시 남겨 주세요.'] as const
const notOwn = ['403', '본인이 남긴 메모만 고치거나 지울 수 있습니다.', 403] as const
const noNote = ['404', '메모를 찾을 수 없습니다. 이미 지워졌을 수 있습니다.', 404] as const

export const addMemberNote = contract({
  at: 'POST /adm/member/note',
  id: 'memberPage.addNote',
  title: '회원 메모 남기기',
  ...write,
  keyed: true,
  input: Type.Object({ memberNo: MemberNo, contents }),
  item: Type.Object({ noteSeq: Type.Integer() }),
  errors: { missing, gone: ['409', '탈퇴한 회원에게는 메모를 남길 수 없습니다.', 409], sensitive },
})

export const changeMemberNote = contract({
  at: 'POST /adm/member/note/change',
  id: 'memberPage.changeNote',
  title: '회원 메모 고치기',
  ...write,
  input: Type.Object({ noteSeq: NoteSeq, version: Version, contents }),
  errors: {
    missing: noNote,
    notOwn,
    sensitive,
    changed: ['409', '다른 창에서 먼저 고친 메모입니다. 지금 내용을 확인한 뒤 다시 고쳐 주세요.', 409],
  },
})

/** The words go; that there was a note, and who removed it, stays in the audit log. */
export const deleteMemberNote = contract({
  at: 'POST /adm/member/note/delete',
  id: 'memberPage.deleteNote',
  title: '회원 메모 지우기',
  ...write,
  input: Type.Object({ noteSeq: NoteSeq }),
  errors: { missing: noNote, notOwn },
})
