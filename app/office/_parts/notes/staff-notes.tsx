'use client'
import useSWR from 'swr'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { CallFailure } from '@/schemas/api/base/failure'
import { DetailPart } from '../detail-part'
import type { NoteCalls, StaffNote } from './note-calls'
import { NoteRow } from './note-row'

interface StaffNotesProps {
  calls: NoteCalls
  /** Who reads them, and what is not to be written. */
  text: string
  mayWrite: boolean
  /** @param words what was done, for the screen. */
  onDone: (words: string) => void
}

/** What staff tell each other of a thing: a member, an order. */
export function StaffNotes({ calls, text, mayWrite, onDone }: StaffNotesProps) {
  const { data, error, mutate } = useSWR<readonly StaffNote[], CallFailure>(`notes:${calls.name}`, calls.list)
  const done = (words: string): void => {
    void mutate()
    onDone(words)
  }
  return (
    <DetailPart id="notes" title="직원 메모">
      <p className="text-studio-label font-normal text-studio-text-mute">{text}</p>
      {mayWrite && <NoteForm calls={calls} onDone={done} />}
      {error && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-danger">
          메모를 불러오지 못했습니다. {error.message}
          <ActButton onClick={() => void mutate()}>다시 불러오기</ActButton>
        </p>
      )}
      {data?.length === 0 && <p className="mt-2 text-studio-text-mute">아직 남긴 메모가 없습니다.</p>}
      <ul className="mt-2 grid gap-2">
        {data?.map((note) => (
          <NoteRow key={note.noteSeq} note={note} calls={calls} mayChange={mayWrite && note.isOwn} onDone={done} />
        ))}
      </ul>
    </DetailPart>
  )
}

/** What was not sent waits in the tab. A second press after a lost answer sends the same key, so that it is written once. */
function NoteForm({ calls, onDone }: Pick<StaffNotesProps, 'calls' | 'onDone'>) {
  const { text, change, keyOf } = useKeptText(calls.name)
  const form = useForm<'contents'>(async () => {
    if (text.trim() === '') return { contents: '메모를 입력해 주세요.' }
    const { resultMessage } = await calls.add(text, keyOf())
    change('')
    onDone(resultMessage)
  }, ['contents'])
  return (
    <form {...form.given} className="mt-2 grid gap-2" aria-label="메모 남기기">
      <TextField label="새 메모" {...form.field('contents', change)} value={text} maxLength={calls.most} rows={3} />
      <FormAlert faults={form.faults} />
      <div>
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '남기는 중입니다' : '메모 남기기'}
        </button>
      </div>
    </form>
  )
}
