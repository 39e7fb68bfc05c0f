'use client'
import { call } from '@/schemas/api/base/call'
import { addMemberNote, changeMemberNote, deleteMemberNote, listMemberNotes, MOST_NOTE } from '@/schemas/api/members/member-page'
import { StaffNotes } from '../../_parts/notes/staff-notes'

interface MemberNotesProps {
  memberNo: string
  mayWrite: boolean
  /** @param words what was done, for the screen. */
  onDone: (words: string) => void
}

/** What staff tell each other of a member. The member does not read it on the site, and gets it where they ask for their data. */
export const MemberNotes = ({ memberNo, mayWrite, onDone }: MemberNotesProps) => (
  <StaffNotes
    calls={{
      name: `member-note:${memberNo}`,
      most: MOST_NOTE,
      list: async () => (await call(listMemberNotes, { memberNo })).items,
      add: (contents, key) => call(addMemberNote, { memberNo, contents }, { key }),
      change: ({ noteSeq, version }, contents) => call(changeMemberNote, { noteSeq, version, contents }),
      remove: (noteSeq) => call(deleteMemberNote, { noteSeq }),
    }}
    text="회원에게 보이지 않습니다. 다만 본인이 자료를 요청하면 함께 드리므로 사실만 적고, 건강·종교 같은 민감한 정보와 주민등록번호, 카드 번호는 적지 말아 주세요."
    mayWrite={mayWrite}
    onDone={onDone}
  />
)
