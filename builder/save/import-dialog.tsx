'use client'
import { useId, useState } from 'react'
import type { Problem } from '@/schemas/api/base/failure'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { useEditor } from '../state/editor-provider'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'
import { ProblemList } from '../ui/problem-list'
import { readImport } from './read-import'
import { replaceDocument } from './replace-document'

/** Imports a document from a file or a paste in place of this one: as a whole, or not at all. */
export function ImportDialog() {
  const editor = useEditor()
  const id = useId()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const close = () => editor.store.setState({ overlay: null })

  function take(): void {
    const read = readImport(text, editor.kind)
    if ('problems' in read) return setProblems(read.problems)
    if (!replaceDocument(editor, read.document, 'JSON 불러오기'))
      return setProblems([{ pointer: '/blocks', message: '이 문서의 블록을 넣을 수 없습니다. 블록 이름이 겹치지 않는지 확인해 주세요.' }])
    editor.announce('JSON을 불러왔습니다. 되돌리기로 이전 화면을 되살릴 수 있습니다.')
    close()
  }

  return (
    <StudioDialog title="JSON 불러오기" text="지금 화면의 블록과 설정을 불러온 문서로 바꿉니다. 주소는 그대로입니다." onClose={close} wide>
      <div className="-mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1 pb-1">
        <label className="block">
          <span className="mb-1 block text-studio-label">JSON 파일</span>
          <input
            type="file"
            accept="application/json,.json"
            className="block w-full text-studio-body file:mr-3 file:h-8 file:rounded-sm file:border file:border-studio-300 file:bg-studio-panel file:px-3 file:font-medium max-md:file:h-11 pointer-coarse:file:h-11"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (file) void file.text().then((content) => (setText(content), setProblems([])))
            }}
          />
        </label>
        <label className="block" htmlFor={id}>
          <span className="mb-1 block text-studio-label">또는 붙여 넣기</span>
          <textarea
            id={id}
            value={text}
            onChange={(event) => (setText(event.currentTarget.value), setProblems([]))}
            rows={8}
            spellCheck={false}
            aria-invalid={problems.length > 0}
            className={`${FIELD} h-auto! resize-y py-2 font-mono`}
          />
        </label>
      </div>
      <div role="alert" className="flex max-h-[40dvh] shrink-0 flex-col gap-2 empty:hidden">
        {problems.length > 0 && (
          <>
            <p className="text-danger">불러오지 않았습니다. 문서에 고칠 곳이 {problems.length}건 있습니다.</p>
            <ProblemList problems={problems} isFile />
          </>
        )}
      </div>
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={close}>
          취소
        </button>
        <button type="button" className={MAIN_BUTTON} onClick={take}>
          불러오기
        </button>
      </DialogActions>
    </StudioDialog>
  )
}
