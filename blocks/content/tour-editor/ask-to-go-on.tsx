import { useState } from 'react'
import { openDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import type { LocalCopy } from '@/renderer/editing/saver'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { removeTempWriting, type TourDraft } from '@/schemas/api/content/home-tours'
import { DRAFTS_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { formatDateTime } from '@/schemas/words/dates'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { KeptPhotos } from './kept-photos'
import { copiesOf } from './tour-session'

/** The number of a draft, what a closed tab did not save, or a new tour. */
type Answer = number | 'lost' | 'new'

interface GoOnInput {
  memberNo: string
  /** The newest first. */
  drafts: readonly TourDraft[]
  lost: LocalCopy | undefined
  dropLost: () => Promise<void>
}

const TITLE = '작성 중인 글이 있습니다. 이어서 작성하시겠습니까?'
const DELETING = '글과 사진을 모두 지우시겠습니까? 되돌릴 수 없습니다.'

/** S-TEMP-1, and several drafts: a new tour leaves them all. Closing the question goes on with the first. */
export async function askToGoOn(asked: GoOnInput): Promise<Answer> {
  let first = choicesOf(asked)[0]!.answer
  const answer = await openDialog<Answer>('tour-draft', {
    title: TITLE,
    className: `${SHEET} max-h-[90dvh] w-[min(640px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => <Choices asked={asked} close={close} onFirst={(one) => (first = one)} />,
  })
  return answer ?? first
}

interface Choice {
  answer: Answer
  title: string
  facts: string
  /** @returns whether it is gone. */
  remove: () => Promise<boolean>
}

function choicesOf({ memberNo, drafts, lost, dropLost }: GoOnInput): Choice[] {
  const stored = drafts.map(({ seq, title, photos, updatedAt }) => ({
    answer: seq,
    title: title || '제목 없음',
    facts: `사진 ${photos}장 · ${formatDateTime(updatedAt)} 저장`,
    remove: async () => {
      if (!(await trackedCall(removeTempWriting, { seq }))) return false
      // Nor does it come back from this browser.
      await copiesOf(seq, memberNo).drop()
      await new KeptPhotos(memberNo).drop(String(seq))
      return true
    },
  }))
  if (!lost) return stored
  const facts = `저장되지 않고 이 기기에 남은 글 · ${formatDateTime(new Date(lost.at).toISOString())}`
  const remove = () => dropLost().then(() => true)
  return [{ answer: 'lost', title: titleOf(lost) || '제목 없음', facts, remove }, ...stored]
}

/** The title that the closed tab had last. */
function titleOf({ sent, ops }: LocalCopy): string {
  let title = ''
  for (const op of [...(sent?.ops ?? []), ...ops]) if (op.op === 'setHead' && op.field === 'title') title = String(op.value)
  return title
}

interface Props {
  asked: GoOnInput
  close: (answer: Answer) => void
  onFirst: (answer: Answer) => void
}

function Choices({ asked, close, onFirst }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(asked))
  const remove = async (choice: Choice) => {
    if ((await showConfirmDialog({ title: DELETING, text: choice.title, okLabel: '삭제' })) !== 'ok' || !(await choice.remove())) return
    const left = choices.filter((one) => one !== choice)
    onFirst(left[0]?.answer ?? 'new')
    if (left.length === 0) close('new')
    else setChoices(left)
  }
  // What a closed tab left is no draft of the server yet.
  const isFull = choices.filter(({ answer }) => answer !== 'lost').length >= DRAFTS_MOST
  return (
    <div className="overflow-y-auto px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8 md:pt-7">
      <h2 className="type-title">{TITLE}</h2>
      <ul aria-label="작성 중인 글" className="mt-4 border-t border-line">
        {choices.map((choice) => (
          <li key={choice.answer} className="flex items-center justify-between gap-2 border-b border-line py-2">
            <button type="button" onClick={() => close(choice.answer)} className="min-h-11 min-w-0 flex-1 text-left">
              <span className="block font-semibold wrap-anywhere">{choice.title}</span>
              <span className="numeric block text-small text-ink-mute">{choice.facts}</span>
            </button>
            <button
              type="button"
              aria-label={`삭제: ${choice.title}`}
              onClick={() => void remove(choice)}
              className="inline-flex min-h-11 shrink-0 items-center px-2 text-small text-ink-mute hover:text-ink"
            >
              삭제
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-2">
        <button
          type="button"
          onClick={() => close(choices[0]!.answer)}
          className="inline-flex h-13 items-center justify-center rounded-sm bg-action px-5 font-semibold whitespace-nowrap text-on-ink hover:bg-action-hover"
        >
          이어서 작성
        </button>
        {!isFull && <LineButton onClick={() => close('new')}>새로 작성</LineButton>}
      </div>
      <p className="mt-3 text-small text-ink-mute">
        {isFull
          ? `작성 중인 글은 ${DRAFTS_MOST}편까지 둘 수 있습니다. 새로 쓰시려면 하나를 게시하거나 지워 주세요.`
          : '새로 작성하셔도 쓰던 글은 그대로 남습니다.'}
      </p>
    </div>
  )
}
