'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { FormAlert } from '@/builder/list/form-alert'
import { fullMoment } from '@/builder/list/recent-moment'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import type { NoteCalls, StaffNote } from './note-calls'

interface NoteRowProps {
  note: StaffNote
  calls: NoteCalls
  mayChange: boolean
  onDone: (words: string) => void
}

/** One note, who wrote it and when; who wrote it changes and removes it. */
export function NoteRow({ note, calls, mayChange, onDone }: NoteRowProps) {
  const [doing, setDoing] = useState<'change' | 'delete' | null>(null)
  const { noteSeq, contents, staffName, writtenAt, changedAt } = note
  return (
    <li className="rounded-md bg-studio-50 px-3 py-2.5">
      {doing === 'change' ? (
        <ChangeForm note={note} calls={calls} onDone={onDone} onClose={() => setDoing(null)} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{contents}</p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 text-studio-label font-normal text-studio-text-mute">
        <span className="min-w-0 flex-1 tabular-nums">
          {staffName}, {fullMoment(writtenAt)}
          {changedAt && ` (${fullMoment(changedAt)} 고침)`}
        </span>
        {mayChange && doing !== 'change' && (
          <span className="flex">
            <button type="button" className={BUTTON} onClick={() => setDoing('change')}>
              고치기
            </button>
            <button type="button" className={BUTTON} onClick={() => setDoing('delete')}>
              지우기
            </button>
          </span>
        )}
      </div>
      {doing === 'delete' && (
        <ConfirmDialog
          title="이 메모를 지우시겠습니까?"
          text="내용은 되살릴 수 없습니다. 누가 언제 지웠는지는 감사 기록에 남습니다."
          words="지우기"
          isDestructive
          onConfirm={async () => {
            const { resultMessage } = await calls.remove(noteSeq)
            setDoing(null)
            onDone(resultMessage)
          }}
          onClose={() => setDoing(null)}
        >
          <p className="rounded-md bg-studio-50 px-3 py-2 wrap-anywhere whitespace-pre-line">{contents}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

/** What was not saved waits in the tab. */
function ChangeForm({ note, calls, onDone, onClose }: Omit<NoteRowProps, 'mayChange'> & { onClose: () => void }) {
  const kept = useKeptText(`${calls.name}:${note.noteSeq}`)
  const [text, setText] = useState(kept.text || note.contents)
  const change = (next: string): void => {
    setText(next)
    kept.change(next)
  }
  const form = useForm<'contents'>(async () => {
    if (text.trim() === '') return { contents: '메모를 입력해 주세요. 없애려면 ‘지우기’를 눌러 주세요.' }
    const { resultMessage } = await calls.change(note, text)
    kept.change('')
    onClose()
    onDone(resultMessage)
  }, ['contents'])
  return (
    <form {...form.given} className="grid gap-2" aria-label="메모 고치기">
      <TextField label="메모" {...form.field('contents', change)} value={text} maxLength={calls.most} rows={4} />
      <FormAlert faults={form.faults} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '저장하는 중입니다' : '저장'}
        </button>
        <button
          type="button"
          className={LINE_BUTTON}
          onClick={() => {
            kept.change('')
            onClose()
          }}
        >
          그만두기
        </button>
      </div>
    </form>
  )
}
