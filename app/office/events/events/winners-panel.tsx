'use client'
// Draws of an event, each with its seed and the post that announced it.
import { Download, Megaphone, Shuffle } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Answer, Listed } from '@/schemas/api/base/contract'
import { exportPrizes } from '@/schemas/api/events/prizes'
import { listDraws } from '@/schemas/api/events/staff'
import { PRIZE_STATE_WORDS } from '@/schemas/rules/events/prizes'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ListExportDialog } from '../../_parts/list-export-dialog'
import { AnnounceDialog } from './announce-dialog'
import { DrawDialog } from './draw-dialog'

type Draw = Listed<typeof listDraws>

interface WinnersPanelProps {
  eventSeq: number
  eventName: string
  canWrite: boolean
}

export function WinnersPanel({ eventSeq, eventName, canWrite }: WinnersPanelProps) {
  const { data, error, mutate } = useSWR<Answer<typeof listDraws>, unknown, readonly ['draws', number]>(['draws', eventSeq], ([, seq]) =>
    call(listDraws, { eventSeq: seq }),
  )
  const [isDrawing, setDrawing] = useState(false)
  const [announcing, setAnnouncing] = useState<Draw | null>(null)
  const [isExporting, setExporting] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  if (!data) return error === undefined ? <WaitingRows /> : <NotLoaded error={error} onRetry={() => void mutate()} />
  const { pool, state } = data.item
  const reason =
    state === 'open' || state === 'upcoming' ? '이벤트가 끝난 뒤에 추첨할 수 있습니다.' : pool === 0 ? '추첨할 응모가 없습니다.' : ''
  const announced = data.items.filter(({ winnerSeq }) => winnerSeq !== null).reduce((sum, { winners }) => sum + winners.length, 0)
  const done = (words: string) => {
    setExporting(false)
    setDrawing(false)
    setAnnouncing(null)
    setAnnouncement(words)
    void mutate()
  }
  return (
    <>
      <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          추첨할 수 있는 회원 <span className="font-semibold tabular-nums">{pool.toLocaleString('ko-KR')}</span>명
          {reason && <span className="text-studio-text-mute"> · {reason}</span>}
        </p>
        {canWrite && (
          <span className="ml-auto flex flex-wrap gap-2 max-md:ml-0">
            {announced > 0 && (
              <ActButton icon={Download} look={LINE_BUTTON} onClick={() => setExporting(true)}>
                당첨자 답변 내려받기
              </ActButton>
            )}
            <ActButton icon={Shuffle} look={MAIN_BUTTON} disabled={reason !== ''} onClick={() => setDrawing(true)}>
              추첨하기
            </ActButton>
          </span>
        )}
      </div>
      {data.items.length === 0 ? (
        <Nothing title="아직 당첨자가 없습니다." text="추첨하거나, 참여 내역에서 골라 당첨자로 정할 수 있습니다." />
      ) : (
        <ol className="flex flex-col gap-4">
          {data.items.map((draw) => (
            <li key={draw.drawSeq}>
              <DrawCard draw={draw} canWrite={canWrite} onAnnounce={() => setAnnouncing(draw)} />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isDrawing && (
        <DrawDialog
          eventSeq={eventSeq}
          pool={pool}
          onClose={() => setDrawing(false)}
          onDone={() => done('추첨했습니다. 결과를 확인해 주세요.')}
        />
      )}
      {isExporting && (
        <ListExportDialog
          title="당첨자 답변 내려받기"
          text="발표한 당첨자와 답을 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다."
          total={announced}
          personal="받는 분의 이름, 휴대전화, 주소와 신분증의 이름을 함께 내려받습니다."
          ask={(given) => call(exportPrizes, { eventSeq, ...given })}
          onClose={() => setExporting(false)}
          onDone={(rows) => done(`${rows}명을 CSV 파일로 내려받았습니다.`)}
        />
      )}
      {announcing && (
        <AnnounceDialog
          drawSeq={announcing.drawSeq}
          winners={announcing.winners.length}
          eventName={eventName}
          onClose={() => setAnnouncing(null)}
          onDone={() => done('당첨자 발표를 올렸습니다.')}
        />
      )}
    </>
  )
}

function DrawCard({ draw, canWrite, onAnnounce }: { draw: Draw; canWrite: boolean; onAnnounce: () => void }) {
  const { drawSeq, seed, poolHash, poolSize, reason, winners, winnerSeq, prize, won, answerBy, drawnBy, createdAt } = draw
  const prizeWords = [prize, won > 0 ? `${won.toLocaleString('ko-KR')}원` : '', answerBy ? `${fullMoment(answerBy)}까지 답` : ''].filter(
    Boolean,
  )
  const title = `${seed ? '추첨' : '직접 선정'} ${drawSeq}`
  return (
    <article aria-label={title} className="rounded-md border border-studio-line p-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0">
          <h2 className="text-studio-title">{title}</h2>
          <p className="text-studio-label font-normal text-studio-text-mute">
            {fullMoment(createdAt)} · {drawnBy.name}
          </p>
        </div>
        {winnerSeq !== null ? (
          <a href={`/zin/event/winner/detail/${winnerSeq}`} className={`${LINE_BUTTON} ml-auto`}>
            발표 글 보기
          </a>
        ) : (
          canWrite && (
            <ActButton icon={Megaphone} look={`${LINE_BUTTON} ml-auto`} onClick={onAnnounce}>
              발표하기
            </ActButton>
          )
        )}
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:[&_dd:not(:last-child)]:mb-2 [&_dd]:wrap-anywhere [&_dt]:text-studio-text-mute">
        <dt>사유</dt>
        <dd>{reason}</dd>
        {seed && (
          <>
            <dt>씨앗값</dt>
            <dd className="font-mono">{seed}</dd>
            <dt>응모 목록</dt>
            <dd>
              {poolSize.toLocaleString('ko-KR')}건, SHA-256 <span className="font-mono">{poolHash}</span>
            </dd>
          </>
        )}
        {prizeWords.length > 0 && (
          <>
            <dt>경품</dt>
            <dd>{prizeWords.join(' · ')}</dd>
          </>
        )}
        <dt>당첨자</dt>
        <dd>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {winners.map(({ entrySeq, member, prizeState }) => (
              <li key={entrySeq}>
                {member} <span className="text-studio-text-mute tabular-nums">{entrySeq}</span>
                {prizeState && <span> · {PRIZE_STATE_WORDS[prizeState]}</span>}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </article>
  )
}
