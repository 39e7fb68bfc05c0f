'use client'
import { useEffect, useState } from 'react'
import { openDraft, saveOps } from '@/schemas/api/builder'
import { call } from '@/schemas/api/call'
import { CallFailure } from '@/schemas/api/failure'
import type { Op } from '@/schemas/page/ops'
import { readTree, type PageTree } from '@/schemas/page/tree'
import { formatDateTime } from '@/schemas/words/dates'
import { LINE_BUTTON, MAIN_BUTTON } from '../shell/studio'
import { useEditor } from '../state/editor-context'
import { Actions, DeskDialog } from './desk-dialog'
import { downloadJson } from './export-json'
import { rebase } from './rebase'
import type { KeptWork } from './saver'
import { useSaver } from './saver-context'
import type { TabShelf } from './work-shelf'

/** Work that a closed or killed tab left in this browser, offered before anything else is written over it. */
export function RestoreOffer({ shelf }: { shelf: TabShelf }) {
  const editor = useEditor()
  const saver = useSaver()
  const [work, setWork] = useState<KeptWork | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  useEffect(() => {
    let isHere = true
    void shelf.read().then((found) => {
      if (!isHere || !found || editor.state.role !== 'adm') return
      // What was sent with the tab's last breath has often arrived, though no answer was heard any more.
      const { clean, conflicts } = rebase(baseOf(found), editor.tree, [...(found.sent?.ops ?? []), ...found.ops])
      if (clean.length > 0 || conflicts.length > 0) setWork(found)
      else void shelf.clear()
    })
    return () => void (isHere = false)
  }, [shelf, editor])

  if (!work) return null
  const count = (work.sent?.ops.length ?? 0) + work.ops.length

  async function restore(kept: KeptWork): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      const { left, draftNumber } = await leftOf(kept)
      const { item } = await call(openDraft, { id: editor.id })
      const theirs = readTree(item.definition)
      // Only what nobody else has changed is put back by itself.
      const { clean, conflicts } = rebase(item.draftNumber === draftNumber ? theirs : baseOf(kept), theirs, left)
      editor.load(item.definition)
      if (conflicts.length > 0) {
        // Asked like any quarrel of two saves, and kept till it is answered; the page shows it as its author left it.
        for (const op of left) editor.receive([op])
        saver.dispute(left, baseOf(kept), { name: item.updatedBy.name, at: item.updatedAt, draftNumber: item.draftNumber })
        setWork(null)
        return
      }
      saver.settle(item.draftNumber)
      editor.edit('저장하지 못한 편집', clean)
      editor.announce(clean.length > 0 ? `편집 ${clean.length}건을 되살렸습니다.` : '남아 있던 편집은 이미 저장되어 있습니다.')
      setWork(null)
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : '되살리지 못했습니다. 다시 시도해 주세요.')
    } finally {
      setBusy(false)
    }
  }

  /** What was under way when the tab died may have arrived: its key tells, and it is then not applied again. */
  async function leftOf({ sent, ops, draftNumber }: KeptWork): Promise<{ left: readonly Op[]; draftNumber: number }> {
    if (!sent) return { left: ops, draftNumber }
    try {
      const { item } = await call(saveOps, { id: editor.id, ops: [...sent.ops], saveKey: sent.saveKey, draftNumber: sent.draftNumber })
      return { left: ops, draftNumber: item.draftNumber }
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status !== 409) throw failure
      return { left: [...sent.ops, ...ops], draftNumber }
    }
  }

  return (
    <DeskDialog
      title="저장하지 못한 편집이 있습니다"
      text={`${formatDateTime(new Date(work.at))}까지 쓰던 편집 ${count}건이 이 브라우저에 남아 있습니다.`}
    >
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <Actions>
        <button
          type="button"
          className={LINE_BUTTON}
          onClick={() => {
            void shelf.clear()
            setWork(null)
          }}
        >
          버리기
        </button>
        {fault && (
          <button type="button" className={LINE_BUTTON} onClick={() => downloadJson(work, 'unsaved-edits')}>
            파일로 내려받기
          </button>
        )}
        <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void restore(work)}>
          {isBusy ? '되살리는 중입니다' : '이어서 편집'}
        </button>
      </Actions>
    </DeskDialog>
  )
}

const baseOf = ({ base: { head, nodes } }: KeptWork): PageTree => ({ head, root: [], nodes: new Map(nodes.map((node) => [node.id, node])) })
