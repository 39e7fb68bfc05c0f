// Restores unsaved work onto the present draft: left behind by a closed tab, or discarded in this session and wanted after all.
import { showFault, showSnackbar } from '@/lib/ui/show-snackbar'
import { openDraft, saveOps } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Op } from '@/schemas/page/ops'
import { readTree, type PageTree } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { rebase } from './rebase'
import type { LocalCopy, Saver } from '@/renderer/editing/saver'

/**
 * Applies the work to the newest draft. What another editor has changed meanwhile becomes a conflict.
 * @throws CallFailure when the draft cannot be read, or the editor's own edits cannot be saved first; nothing has changed then.
 */
export async function restoreWork(editor: Editor, saver: Saver, work: LocalCopy): Promise<void> {
  if (!(await saver.flush()))
    throw new CallFailure('unsaved', '지금 편집을 먼저 저장해야 합니다. 저장된 뒤 다시 시도해 주세요.', { status: 409 })
  const { left, draftNumber } = await leftOf(editor, work)
  const { item } = await call(openDraft, { id: editor.id })
  const theirs = readTree(item.definition)
  // Only what no other editor has changed is restored without asking.
  const { clean, conflicts } = rebase(item.draftNumber === draftNumber ? theirs : baseOf(work), theirs, left)
  // The role may have been narrowed since: the work stays in this browser, as it is.
  const refusal = editor.refusal(conflicts.length > 0 ? left : clean, theirs)
  if (refusal !== undefined) throw new CallFailure('403', refusal, { status: 403 })
  editor.load(item.definition)
  if (conflicts.length > 0) {
    // Shown as any conflict of two saves, and stored until it is resolved; the page shows the author's own version.
    for (const op of left) editor.receive([op])
    saver.dispute(left, baseOf(work), { ...item.updatedBy, at: item.updatedAt, draftNumber: item.draftNumber })
    return
  }
  saver.settle(item.draftNumber)
  editor.edit('저장하지 못한 편집', clean)
  // What was under way when the tab ended has just been sent again.
  const done = work.sent ? '남아 있던 편집을 이어서 저장했습니다.' : '남아 있던 편집은 이미 저장되어 있습니다.'
  editor.announce(clean.length > 0 ? `편집 ${clean.length}건을 되살렸습니다.` : done)
}

/** Discards unsaved edits. A restore is offered at once, and stays in the page's menu. */
export function discardWork(editor: Editor, saver: Saver, work: LocalCopy | undefined): void {
  if (!work) return
  saver.store.setState({ discarded: work })
  const words = `편집 ${countOf(work)}건을 버렸습니다.`
  editor.announce(words)
  showSnackbar(words, { label: '되살리기', run: () => void restoreDiscarded(editor, saver) })
}

/** Restores the work discarded in this session, or says why it cannot; the work remains available then. */
export async function restoreDiscarded(editor: Editor, saver: Saver): Promise<void> {
  const { discarded } = saver.store.getState()
  if (!discarded) return
  // Taken at once, so that two presses restore it once.
  saver.store.setState({ discarded: null })
  try {
    await restoreWork(editor, saver, discarded)
  } catch (failure) {
    saver.store.setState({ discarded })
    const words = failure instanceof CallFailure ? failure.message : '되살리지 못했습니다. 다시 시도해 주세요.'
    editor.announce(words, { urgent: true })
    showFault(words)
  }
}

/** A batch under way when the tab died may have arrived: its key proves it, and it is then not applied again. */
async function leftOf(editor: Editor, { sent, ops, draftNumber }: LocalCopy): Promise<{ left: readonly Op[]; draftNumber: number }> {
  if (!sent) return { left: ops, draftNumber }
  try {
    const { item } = await call(saveOps, { id: editor.id, ops: [...sent.ops], saveKey: sent.saveKey, draftNumber: sent.draftNumber })
    return { left: ops, draftNumber: item.draftNumber }
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.status !== 409) throw failure
    return { left: [...sent.ops, ...ops], draftNumber }
  }
}

/** As much as is known of the draft that the work starts from. */
export const baseOf = ({ base: { head, nodes } }: LocalCopy): PageTree => ({
  head,
  root: [],
  nodes: new Map(nodes.map((node) => [node.id, node])),
})

export const countOf = (work: LocalCopy): number => (work.sent?.ops.length ?? 0) + work.ops.length
