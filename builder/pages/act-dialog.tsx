'use client'
import { useState, type ComponentProps } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { Actions, DeskDialog, DestroyButton, DocumentName } from '../ui/studio-dialog'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/studio'
import { ACTS, carryOut, particleOf, type Act, type Named, type Report } from './acts'

/** Titles that are read out before the question; the rest is a number. */
const SHOWN = 5

interface ActDialogProps {
  act: Act
  documents: readonly Named[]
  onClose: () => void
  onDone: (report: Report) => void
}

/** The question before something that visitors notice. */
export function ActDialog({ act, documents, onClose, onDone }: ActDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const { verb, doWords, ask, isDestructive } = ACTS[act]
  const DoButton = isDestructive ? DestroyButton : MainButton
  const count = documents.length > 1 ? `${documents.length}개 문서${particleOf(act, '문서')} ` : ''

  async function go(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      onDone(await carryOut(act, documents))
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 마치지 못했습니다. 다시 시도해 주세요.')
      setBusy(false)
    }
  }
  return (
    <DeskDialog title={`${count}${ask?.title ?? verb}`} text={ask?.text} onClose={onClose}>
      <ul className="flex flex-col gap-1 overflow-y-auto">
        {documents.slice(0, SHOWN).map(({ id, title, name }) => (
          <li key={id}>
            <DocumentName title={title} name={name} />
          </li>
        ))}
        {documents.length > SHOWN && <li className="text-studio-text-mute">그 밖에 {documents.length - SHOWN}개</li>}
      </ul>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <Actions>
        <button type="button" className={LINE_BUTTON} onClick={onClose}>
          취소
        </button>
        <DoButton aria-disabled={isBusy} onClick={() => void go()}>
          {isBusy ? '하는 중입니다' : (doWords ?? verb)}
        </DoButton>
      </Actions>
    </DeskDialog>
  )
}

const MainButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={MAIN_BUTTON} />
)
