'use client'
import { useState } from 'react'
import { formatDateTime } from '@/schemas/words/dates'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'
import { Pair, type Side } from '../save/pair'
import { whoSaved } from '../save/who-saved'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { withMine, type FormConflict } from './merge-forms'
import type { Question as OpenQuestion, StoredRecord } from './session-input'
import { valueWords } from './value-words'

interface AskingSession<R extends StoredRecord<object>> {
  question: OpenQuestion<R> | null
  staffId: string
  takeOver: (theirs: R, form: R['form']) => void
  giveUp: () => void
}

/**
 * Asks after another member of staff has saved first. Both texts of each field that both changed are shown; nothing is lost until the
 * choice.
 */
interface MergeQuestionProps<R extends StoredRecord<object>> {
  session: AskingSession<R>
  /** Words of codes and names of records, by what the form stores of them. */
  names?: ReadonlyMap<string, string>
}

export function MergeQuestion<R extends StoredRecord<object>>({ session, names }: MergeQuestionProps<R>) {
  return session.question && <Question key={session.question.theirs.version} session={session} names={names} question={session.question} />
}

interface QuestionProps<R extends StoredRecord<object>> {
  session: AskingSession<R>
  names: ReadonlyMap<string, string> | undefined
  question: OpenQuestion<R>
}

function Question<R extends StoredRecord<object>>({ session, names, question }: QuestionProps<R>) {
  const { theirs, merged, conflicts } = question
  const [sides, setSides] = useState<readonly (Side | undefined)[]>([])
  const saved = whoSaved(theirs.updatedBy, session.staffId)
  const isDecided = conflicts.every((_, i) => sides[i] !== undefined)
  const decide = () =>
    session.takeOver(
      theirs,
      conflicts.reduce<R['form']>((form, conflict, i) => (sides[i] === 'mine' ? withMine(form, conflict) : form), merged),
    )
  return (
    <StudioDialog
      wide
      title={saved.title}
      text={`${saved.who} ${formatDateTime(theirs.updatedAt)}에 저장했습니다. 내가 입력한 내용은 그대로 있으며, 고르기 전에는 아무것도 바뀌지 않습니다.`}
      onClose={session.giveUp}
    >
      <p>같은 곳을 고친 {conflicts.length}건을 하나씩 골라 주세요. 나머지는 양쪽을 합칩니다.</p>
      <ol className="grid min-h-0 gap-3 overflow-y-auto">
        {conflicts.map((conflict, i) => (
          <li key={conflict.pointer}>
            <Pair
              label={conflict.title}
              theirsLabel={saved.theirs}
              theirs={valueWords(conflict.schema, conflict.theirs, names)}
              mine={valueWords(conflict.schema, conflict.mine, names)}
              value={sides[i]}
              onChange={(side) => setSides((known) => conflicts.map((_: FormConflict, at) => (at === i ? side : known[at])))}
            />
          </li>
        ))}
      </ol>
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={session.giveUp}>
          나중에
        </button>
        <button type="button" className={MAIN_BUTTON} disabled={!isDecided} onClick={decide}>
          합쳐서 이어 쓰기
        </button>
      </DialogActions>
    </StudioDialog>
  )
}
