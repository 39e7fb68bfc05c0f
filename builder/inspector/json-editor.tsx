'use client'
import { useId, useState, useSyncExternalStore } from 'react'
import { mayHandle } from '../state/may-handle'
import { useEditor } from '../state/editor-provider'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { applyJson, jsonOf } from './apply-json'
import { FieldMessages } from './field-frame'
import { WRONG } from './text-input'

/** The block's stored JSON, to be edited by hand. Nothing changes until it is applied. */
export function JsonEditor({ id }: { id: string }) {
  const editor = useEditor()
  const fieldId = useId()
  const read = () => jsonOf(editor, id)
  const stored = useSyncExternalStore((listener) => editor.subscribeNode(id, listener), read, read)
  const [draft, setDraft] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const isReadOnly = editor.state.role === 'mng' || !mayHandle(editor, id)

  const apply = (): void => {
    if (draft === null) return
    const found = applyJson(editor, id, draft)
    setRefusals(found)
    if (found.length > 0) return
    setDraft(null)
    editor.announce('블록을 고쳤습니다.')
  }
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={fieldId} className="text-studio-label">
        저장된 내용(JSON)
      </label>
      <textarea
        id={fieldId}
        value={draft ?? stored}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={refusals.length > 0 || undefined}
        aria-describedby={refusals.length > 0 ? `${fieldId}-words` : undefined}
        onChange={(event) => setDraft(event.target.value)}
        rows={14}
        className={`${FIELD} h-auto! resize-y py-2 font-mono text-studio-micro! whitespace-pre ${WRONG}`}
      />
      <div role="alert">
        <FieldMessages id={`${fieldId}-words`} words={refusals.map((message) => ({ severity: 'error', message }))} />
      </div>
      {!isReadOnly && (
        <div className="flex gap-2">
          <button type="button" disabled={draft === null || draft === stored} onClick={apply} className={MAIN_BUTTON}>
            적용
          </button>
          <button
            type="button"
            disabled={draft === null}
            onClick={() => {
              setDraft(null)
              setRefusals([])
            }}
            className={LINE_BUTTON}
          >
            그만두기
          </button>
        </div>
      )}
    </div>
  )
}
