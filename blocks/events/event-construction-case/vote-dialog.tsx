'use client'
import { useRef, useState, type FormEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { voteProblem, voteText, VOTE_WORDS, type VoteProblem } from '@/schemas/rules/events/vote-record'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { CaseChoice } from './case-choice'
import { noteChoice, noteVisit, useVoteRecord, type Voter } from './use-vote-record'

export interface VoteProps {
  voter: Voter
  question: string
  cases: NonNullable<EventGame['cases']>
  /** Sends the vote; false after a failure, whose message was shown. */
  send: (text: string) => Promise<boolean>
  close: () => void
}

/** Chooses a viewed case, with a reason (SYS-36). The choice is stored; a refused reason stays. */
export function VoteDialog({ voter, question, cases, send, close }: VoteProps) {
  const id = useId()
  const record = useVoteRecord(voter)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<VoteProblem>()
  const [isSending, setSending] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const choose = (no: number) => {
    const isSeen = record.useLink.includes(no)
    if (isSeen) noteChoice(voter, no)
    setProblem(isSeen ? undefined : 'unseen')
  }
  const visit = (no: number) => {
    noteVisit(voter, no)
    if (problem === 'unseen') setProblem(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = voteProblem(record, reason)
    setProblem(found)
    if (found === 'reason') return field.current!.focus()
    if (found) return list.current!.querySelector<HTMLElement>('a')?.focus()
    setSending(true)
    // An accepted vote closes the dialog.
    if (!(await send(voteText(record.no, reason)))) setSending(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">시공사례 투표</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <fieldset disabled={isSending} className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-8 md:px-8 md:pt-7">
        <p id={`${id}-question`} className="type-title">
          {question}
        </p>
        <p id={`${id}-way`} className="mt-1 text-small text-pretty text-ink-mute">
          사례를 열어 본 뒤에 선택할 수 있습니다. 사례는 새 창에서 열립니다.
        </p>
        <ul
          ref={list}
          role="radiogroup"
          aria-labelledby={`${id}-question`}
          aria-describedby={`${id}-way ${id}-unseen`}
          className="mt-4 border-t border-ink"
        >
          {cases.map((one) => (
            <li key={one.no} role="none" className="border-b border-line">
              <CaseChoice
                name={`${id}-case`}
                candidate={one}
                isSeen={record.useLink.includes(one.no)}
                isChosen={record.no === one.no}
                onVisit={() => visit(one.no)}
                onChoose={() => choose(one.no)}
              />
            </li>
          ))}
        </ul>
        <FaultLine
          id={`${id}-unseen`}
          text={problem && problem !== 'reason' ? VOTE_WORDS[problem] : undefined}
          place="mt-4 justify-center"
        />
        <div className="mt-7">
          <TextArea
            ref={field}
            id={`${id}-reason`}
            label="투표 이유"
            rows={3}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              if (problem === 'reason' && target.value.trim()) setProblem(undefined)
            }}
            placeholder="어떤 점이 마음에 드셨는지 입력해 주세요."
            error={problem === 'reason' ? VOTE_WORDS.reason : undefined}
          />
        </div>
      </fieldset>
      <div className="flex shrink-0 gap-2 border-t border-line px-5 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:px-8">
        <LineButton onClick={close} className="h-14 min-w-28">
          취소
        </LineButton>
        <SubmitButton isSending={isSending}>투표하기</SubmitButton>
      </div>
    </form>
  )
}
