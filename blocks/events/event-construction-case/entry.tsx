'use client'
import { openDialog, showAlertDialog } from '@/lib/ui/dialogs'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { VOTED } from '@/schemas/rules/events/vote-record'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { useEntry } from '../_parts/event-entry/use-entry'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { sendGame } from '../_parts/event-entry/send-game'
import { CaseCards } from './case-cards'
import { forgetVote, type Voter } from './use-vote-record'

const sheet = `${SHEET} h-[min(52rem,calc(100dvh-64px))] w-[min(640px,calc(100vw-48px))]`
/** Staff in a preview are no members. */
const NOBODY = 'preview'

/** The candidates, and the vote in its modal (SYS-36). */
export function EventConstructionCaseEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const cases = event.GAME.cases ?? []
  const question = event.GAME.question || '마음에 드는 시공사례를 골라 주세요'

  const vote = async () => {
    if (!(await entry.admit())) return
    const [{ VoteDialog }, user] = await Promise.all([import('./vote-dialog'), sessionUser()])
    const voter: Voter = { eventId: String(event.EVENT_SEQ), memberNo: user?.memberNo ?? NOBODY }
    const send = (data01: string, close: () => void) =>
      entry.apply(() => sendGame(event, { data01 }), {
        done: async () => {
          forgetVote(voter)
          close()
          await showAlertDialog({ title: entry.say('success', VOTED) })
          return true
        },
      })
    await openDialog('case-vote', {
      title: '시공사례 투표',
      className: sheet,
      render: (close) => (
        <VoteDialog voter={voter} question={question} cases={cases} send={(text) => send(text, close)} close={() => close()} />
      ),
    })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={question}
      lead="사례를 모두 둘러본 뒤 한 곳에 투표해 주세요."
      label="투표하기"
      onApply={vote}
      above={<CaseCards cases={cases} />}
    />
  )
}
