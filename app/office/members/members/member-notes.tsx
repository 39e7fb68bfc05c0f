'use client'
import useSWR from 'swr'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { Listed } from '@/schemas/api/base/contract'
import { addMemberNote, listMemberNotes, MOST_NOTE } from '@/schemas/api/members/member-page'
import { DetailPart } from '../../_parts/detail-part'
import { NoteRow } from './note-row'

interface MemberNotesProps {
  memberNo: string
  mayWrite: boolean
  /** @param words what was done, for the screen. */
  onDone: (words: string) => void
}

/** What staff tell each other of a member. The member does not read it on the site, and gets it where they ask for their data. */
export function MemberNotes({ memberNo, mayWrite, onDone }: MemberNotesProps) {
  const { data, error, mutate } = useSWR<Listed<typeof listMemberNotes>[], CallFailure>(
    [listMemberNotes.id, memberNo],
    async () => (await call(listMemberNotes, { memberNo })).items,
  )
  const done = (words: string): void => {
    void mutate()
    onDone(words)
  }
  return (
    <DetailPart id="notes" title="직원 메모">
      <p className="text-studio-label font-normal text-studio-text-mute">
        회원에게 보이지 않습니다. 다만 본인이 자료를 요청하면 함께 드리므로 사실만 적고, 건강·종교 같은 민감한 정보와 주민등록번호, 카드
        번호는 적지 말아 주세요.
      </p>
      {mayWrite && <NoteForm memberNo={memberNo} onDone={done} />}
      {error && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-danger">
          메모를 불러오지 못했습니다. {error.message}
          <ActButton onClick={() => void mutate()}>다시 불러오기</ActButton>
        </p>
      )}
      {data?.length === 0 && <p className="mt-2 text-studio-text-mute">아직 남긴 메모가 없습니다.</p>}
      <ul className="mt-2 grid gap-2">
        {data?.map((note) => (
          <NoteRow key={note.noteSeq} note={note} memberNo={memberNo} mayChange={mayWrite && note.isOwn} onDone={done} />
        ))}
      </ul>
    </DetailPart>
  )
}

/** What was not sent waits in the tab. A second press after a lost answer sends the same key, so that it is written once. */
function NoteForm({ memberNo, onDone }: Pick<MemberNotesProps, 'memberNo' | 'onDone'>) {
  const { text, change, keyOf } = useKeptText(`member-note:${memberNo}`)
  const form = useForm<'contents'>(async () => {
    if (text.trim() === '') return { contents: '메모를 입력해 주세요.' }
    const { resultMessage } = await call(addMemberNote, { memberNo, contents: text }, { key: keyOf() })
    change('')
    onDone(resultMessage)
  }, ['contents'])
  return (
    <form {...form.given} className="mt-2 grid gap-2" aria-label="메모 남기기">
      <TextField label="새 메모" {...form.field('contents', change)} value={text} maxLength={MOST_NOTE} rows={3} />
      <FormAlert faults={form.faults} />
      <div>
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '남기는 중입니다' : '메모 남기기'}
        </button>
      </div>
    </form>
  )
}
