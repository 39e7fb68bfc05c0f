// Opens the editor: the tour of the address, a draft that the member goes on with (S-TEMP-1), or a new one; and takes up what a closed tab
// did not save. Beginning anew leaves every earlier draft where it is.
import type { LocalCopy } from '@/renderer/editing/saver'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { existsWriting, readMyHome, type StoredTour } from '@/schemas/api/content/home-tours'
import { call } from '@/schemas/api/base/call'
import { askToGoOn } from './ask-to-go-on'
import { handOver } from './hand-over'
import { KeptPhotos } from './kept-photos'
import { editPath, NEW } from './new-id'
import { copiesOf, TourSession } from './tour-session'

/** @returns undefined when no member is signed in any more. @throws CallFailure */
export async function openTour(seq: number | undefined): Promise<TourSession | undefined> {
  const user = await sessionUser()
  if (!user) return undefined
  return seq === undefined ? begin(user.memberNo) : openStored(user.memberNo, seq)
}

async function openStored(memberNo: string, seq: number): Promise<TourSession> {
  const stored = (await call(readMyHome, { seq })).item
  const unsaved = copiesOf(undefined, memberNo)
  const release = unsaved.hold()
  const lost = await unsaved.read()
  if (lost) await handOver({ memberNo, lost, unsaved, drafts: [stored] })
  release()
  return resumed(memberNo, stored)
}

async function begin(memberNo: string): Promise<TourSession> {
  const { items: drafts } = await call(existsWriting, {})
  const unsaved = copiesOf(undefined, memberNo)
  const release = unsaved.hold()
  const found = await unsaved.read()
  const lost = found && (await handOver({ memberNo, lost: found, unsaved, drafts })) ? undefined : found
  const dropLost = async () => {
    await unsaved.clear()
    await new KeptPhotos(memberNo).drop(NEW)
  }
  const answer = drafts.length > 0 || lost ? await askToGoOn({ memberNo, drafts, lost, dropLost }) : 'new'
  release()
  // What was not saved is offered again next time.
  if (answer === 'new') return new TourSession(memberNo, undefined)
  if (answer === 'lost') return resumed(memberNo, undefined)
  history.replaceState(history.state, '', editPath(answer))
  return openStored(memberNo, answer)
}

async function resumed(memberNo: string, stored: StoredTour | undefined): Promise<TourSession> {
  const session = new TourSession(memberNo, stored)
  const lost = await session.readLost()
  if (lost) takeUp(session, lost, stored)
  void session.photos.resume()
  return session
}

/** Adds what a closed tab did not save; what no longer fits the stored text is left out, and said. */
function takeUp(session: TourSession, { sent, ops, nextKey, draftNumber }: LocalCopy, stored: StoredTour | undefined): void {
  // The server may have stored the last save though its answer was lost.
  const isStored = sent !== null && stored?.saveKey === sent.saveKey
  const isAllStored = nextKey !== undefined && stored?.saveKey === nextKey
  const lost = isAllStored ? [] : [...(isStored ? [] : (sent?.ops ?? [])), ...ops]
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
