'use client'
import { Dialog } from '@base-ui/react/dialog'
import { useId, useRef, useState, type FormEvent } from 'react'
import { createPage } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Op } from '@/schemas/page/ops'
import { listAt, placeOf, writeBlock } from '@/schemas/page/tree'
import { chosen } from '../commands/remove-blocks'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { fragmentBlock } from './insert-piece'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { POPUP } from '../ui/popup'
import { Scrim } from '../ui/scrim'

const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Makes a fragment of the selected blocks and replaces them by it. */
export function SaveFragment({ onClose }: { onClose: (saved: boolean) => void }) {
  const editor = useEditor()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [ids] = useState(() => chosen(editor))
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ at: 'title' | 'name' | 'form'; text: string } | null>(null)
  const suggested = labelOf(editor.node(ids[0] ?? ''))

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const { title: titleField, name: nameField } = event.currentTarget.elements as unknown as Record<'title' | 'name', HTMLInputElement>
    const title = titleField.value.normalize('NFC').trim()
    const name = nameField.value.trim()
    const problem = refusalOf(title, name)
    setFault(problem)
    if (problem) return form.current?.querySelector<HTMLInputElement>(`[name=${problem.at}]`)?.focus()
    const first = editor.node(ids[0]!)
    if (!first) return onClose(false)
    setBusy(true)
    try {
      const blocks = ids.map((one) => writeBlock(editor.tree, one))
      await call(createPage, { kind: 'fragment', name, title, definition: { schemaVersion: 1, kind: 'fragment', id: name, title, blocks } })
    } catch (error) {
      setBusy(false)
      const at = error instanceof CallFailure && error.status === 409 ? 'name' : 'form'
      setFault({ at, text: error instanceof CallFailure ? error.message : '조각을 저장하지 못했습니다. 다시 시도해 주세요.' })
      return
    }
    const list = listAt(editor.tree, placeOf(first))
    const index = list.indexOf(first.id)
    const block = { ...fragmentBlock(title, name), id: editor.newId() }
    const ops: Op[] = [...ids.map((one): Op => ({ op: 'remove', id: one })), { op: 'insert', at: { ...placeOf(first), index }, block }]
    if (editor.edit(`${title}: 조각으로 바꾸기`, ops, { select: [block.id] })) editor.announce(`${title}: 공통 조각으로 저장했습니다.`)
    onClose(true)
  }

  const help = (at: 'title' | 'name') =>
    fault?.at === at && (
      <span id={`${id}-${at}-fault`} className="mt-1 block text-studio-label text-danger">
        {fault.text}
      </span>
    )

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose(false)}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Popup
          className={`${POPUP} fixed top-1/2 left-1/2 z-(--z-overlay) w-[min(25rem,calc(100vw-2rem))] -translate-1/2 rounded-lg p-5`}
        >
          <Dialog.Title className="text-studio-title">새 조각으로 저장</Dialog.Title>
          <Dialog.Description className="mt-1 text-studio-text-mute">
            고른 블록 {ids.length}개가 공통 조각이 됩니다. 조각을 고쳐 게시하면 쓰는 곳이 모두 함께 바뀝니다.
          </Dialog.Description>
          <form ref={form} noValidate onSubmit={(event) => void save(event)} className="mt-4">
            <label className="block">
              <span className="mb-1 block text-studio-label">제목</span>
              <input
                name="title"
                defaultValue={suggested}
                maxLength={120}
                aria-invalid={fault?.at === 'title'}
                aria-describedby={fault?.at === 'title' ? `${id}-title-fault` : undefined}
                className={FIELD}
              />
              {help('title')}
            </label>
            <label className="mt-3 block">
              <span className="mb-1 block text-studio-label">이름표</span>
              <input
                name="name"
                placeholder="consult-band"
                maxLength={80}
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={fault?.at === 'name'}
                aria-describedby={`${id}-name-help ${fault?.at === 'name' ? `${id}-name-fault` : ''}`}
                className={`${FIELD} font-mono`}
              />
              <span id={`${id}-name-help`} className="mt-1 block text-studio-micro text-studio-text-mute">
                영문 소문자와 숫자, 붙임표로 짓습니다. 게시한 뒤에는 바꿀 수 없습니다.
              </span>
              {help('name')}
            </label>
            <p role="alert" className="text-danger not-empty:mt-3">
              {fault?.at === 'form' ? fault.text : ''}
            </p>
            <div className="mt-5 flex justify-end gap-2">
              <Dialog.Close className={LINE_BUTTON}>취소</Dialog.Close>
              <button type="submit" aria-disabled={isBusy} className={MAIN_BUTTON}>
                {isBusy ? '저장하는 중입니다' : '조각으로 저장'}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function refusalOf(title: string, name: string): { at: 'title' | 'name'; text: string } | null {
  if (title === '') return { at: 'title', text: '제목을 입력해 주세요.' }
  if (!NAME.test(name)) return { at: 'name', text: '이름표는 영문 소문자나 숫자로 시작해, 소문자·숫자·붙임표만 쓸 수 있습니다.' }
  return null
}
