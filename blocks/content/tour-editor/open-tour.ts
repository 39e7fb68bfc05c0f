// Opens the editor: the tour of the address, or the temporary draft that the member goes on with (S-TEMP-1), or a new one; and takes up
// what a closed tab did not save.
import type { LocalCopy } from '@/renderer/editing/saver'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { existsWriting, readMyHome, removeTempWriting, type StoredTour } from '@/schemas/api/content/home-tours'
import { call } from '@/schemas/api/base/call'
import { askToGoOn } from './ask-to-go-on'
import { editPath } from './new-id'
import { TourSession } from './tour-session'

/** @returns undefined when no member is signed in any more. @throws CallFailure */
export async function openTour(seq: number | undefined): Promise<TourSession | undefined> {
  const user = await sessionUser()
  if (!user) return undefined
  const stored = seq === undefined ? await temporary() : (await call(readMyHome, { seq })).item
  const session = new TourSession(user.memberNo, stored)
  const lost = await session.readLost()
  if (lost) await takeUp(session, lost, stored)
  void session.photos.resume()
  return session
}

async function temporary(): Promise<StoredTour | undefined> {
  const { item } = await call(existsWriting, {})
  if (item.existYn === 'N') return undefined
  const text = [item.title || '제목 없음', `사진 ${item.photos}장`].join(' · ')
  if (await askToGoOn(text)) {
    history.replaceState(history.state, '', editPath(item.seq))
    return (await call(readMyHome, { seq: item.seq })).item
  }
  await call(removeTempWriting, { seq: item.seq })
  return undefined
}

/** Adds what a closed tab did not save; what no longer fits the stored text is left out, and said. */
async function takeUp(session: TourSession, { sent, ops, draftNumber }: LocalCopy, stored: StoredTour | undefined): Promise<void> {
  if (!stored && !(await askToGoOn('저장되지 않은 글이 이 기기에 남아 있습니다.'))) return session.saver.settle(0)
  // The server may have stored the last save though its answer was lost.
  const isStored = sent !== null && stored?.saveKey === sent.saveKey
  const lost = [...(isStored ? [] : (sent?.ops ?? [])), ...ops]
  if (lost.length === 0) return session.saver.settle(stored?.draftNumber ?? 0)
  const fitting = lost.filter((op) => session.page.edit('되살리기', [op])).length
  const isChanged = stored !== undefined && stored.draftNumber !== draftNumber && !isStored
  session.page.announce(
    fitting < lost.length
      ? '저장되지 않았던 글을 되살렸습니다. 그 사이 바뀐 곳은 저장된 글을 따랐습니다.'
      : isChanged
        ? '다른 화면에서 고친 글에, 저장되지 않았던 글을 더했습니다.'
        : '저장되지 않았던 글을 되살렸습니다.',
  )
}
