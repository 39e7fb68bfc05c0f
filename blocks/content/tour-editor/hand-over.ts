import type { LocalCopies } from '@/renderer/editing/local-copies'
import type { LocalCopy } from '@/renderer/editing/saver'
import { KeptPhotos } from './kept-photos'
import { NEW } from './new-id'
import { copiesOf } from './tour-session'

interface Given {
  memberNo: string
  /** What a closed tab kept of a tour that had no number there. */
  lost: LocalCopy
  unsaved: LocalCopies<LocalCopy>
  drafts: readonly { seq: number; saveKey: string }[]
}

/**
 * The first save of a new tour may have been stored though its answer was lost: what the browser kept is that draft's then, and no new
 * tour's. Otherwise a draft that was deleted since would come back. @returns whether it was.
 */
export async function handOver({ memberNo, lost, unsaved, drafts }: Given): Promise<boolean> {
  const stored = drafts.find(({ saveKey }) => saveKey !== '' && [lost.sent?.saveKey, lost.nextKey].includes(saveKey))
  if (!stored) return false
  if (lost.ops.length > 0 && stored.saveKey !== lost.nextKey) await copiesOf(stored.seq, memberNo).put(lost)
  await new KeptPhotos(memberNo).move(NEW, String(stored.seq))
  await unsaved.clear()
  return true
}
