'use client'
import { useState } from 'react'
import { LINE_BUTTON, MAIN_BUTTON } from '../../ui/button'
import { DialogActions } from '../../ui/dialog-actions'
import { FIELD } from '../../ui/field'
import { StudioDialog } from '../../ui/studio-dialog'
import type { PastedRow, PastedSheet } from './paste-rows'

interface PasteDialogProps {
  /** Names of the columns in the order in which they are read without a heading. */
  titles: readonly string[]
  read: (text: string) => PastedSheet
  /** @returns why a row cannot be taken, by its place among the rows; none where all are taken. */
  onTake: (rows: readonly PastedRow[]) => void
  onClose: () => void
}

const SHOWN = 20

/** Rows of a spreadsheet for the matrix. Lines that cannot be read are named and stay; the others are taken when staff say so. */
export function PasteDialog({ titles, read, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [taken, setTaken] = useState(0)
  const sheet = read(text)
  const { rows, faults, heading } = sheet
  const take = (): void => {
    onTake(rows)
    if (faults.length === 0) return onClose()
    setTaken(taken + rows.length)
    setText([heading, ...faults.map((one) => one.text)].filter(Boolean).join('\n'))
  }
  return (
    <StudioDialog title="표 붙여넣기" text={`차례: ${titles.join(', ')}. 첫 줄에 제목이 있으면 제목대로 읽습니다.`} onClose={onClose} wide>
      <label className="flex flex-col gap-1 text-studio-label">
        표에서 복사한 칸
        <textarea
          value={text}
          rows={8}
          spellCheck={false}
          autoFocus
          maxLength={100_000}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            // A tab divides cells here; Shift and Tab leave.
            if (event.code !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            const { selectionStart: from, selectionEnd: to, value } = event.currentTarget
            setText(`${value.slice(0, from)}\t${value.slice(to)}`)
          }}
          className={`${FIELD} h-auto! py-2`}
        />
        <span className="font-normal text-studio-text-mute">탭을 누르면 칸이 나뉩니다. 나가실 때는 Shift와 탭을 함께 누르세요.</span>
      </label>
      <div role="status" className="text-studio-label font-normal">
        {taken > 0 && <p>{taken}줄을 넣었습니다. 아래 줄은 고쳐서 다시 넣어 주세요.</p>}
        {text.trim() !== '' && (
          <p>
            넣을 수 있는 줄 {rows.length}개{faults.length > 0 ? `, 읽을 수 없는 줄 ${faults.length}개` : ''}
          </p>
        )}
      </div>
      {faults.length > 0 && (
        <ul aria-label="읽을 수 없는 줄" className="flex max-h-40 flex-col gap-1 overflow-y-auto text-danger">
          {faults.slice(0, SHOWN).map(({ line, words }) => (
            <li key={line} className="wrap-anywhere">
              {line}번째 줄: {words}
            </li>
          ))}
          {faults.length > SHOWN && <li>그 밖에 {faults.length - SHOWN}줄이 더 있습니다.</li>}
        </ul>
      )}
      <DialogActions>
        <button type="button" onClick={onClose} className={LINE_BUTTON}>
          닫기
        </button>
        <button type="button" disabled={rows.length === 0} onClick={take} className={MAIN_BUTTON}>
          {faults.length > 0 ? `맞는 ${rows.length}줄 넣기` : '조합에 넣기'}
        </button>
      </DialogActions>
    </StudioDialog>
  )
}
