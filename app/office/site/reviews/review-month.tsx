'use client'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import { call } from '@/schemas/api/base/call'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { Item } from '@/schemas/api/base/contract'
import { readReview } from '@/schemas/api/site/reviews'
import { monthWords } from '@/schemas/rules/site/review-months'
import { DetailPart } from '../../_parts/detail-part'
import { FindingRow } from './finding-row'
import { SignForm } from './sign-form'

type Review = Item<typeof readReview>

interface ReviewMonthProps {
  month: string
  mayWrite: boolean
  onSigned: () => void
}

/** One month: what stands out, what somebody found out about it, and who signed it. */
export function ReviewMonth({ month, mayWrite, onSigned }: ReviewMonthProps) {
  const { data, error, mutate } = useSWR<Review, CallFailure>([readReview.id, month], async () => (await call(readReview, { month })).item)
  const [done, setDone] = useState('')
  const finish = (words: string): void => {
    setDone(words)
    void mutate()
  }
  if (error && !data)
    return (
      <p role="alert" className="mt-4 flex flex-wrap items-center gap-2 text-danger">
        {error.message}
        <ActButton onClick={() => void mutate()}>다시 불러오기</ActButton>
      </p>
    )
  if (!data) return <p className="mt-4 text-studio-text-mute">이 달의 기록을 살피는 중입니다.</p>
  const answered = data.findings.filter(({ isOpen, answer }) => answer !== '' && !isOpen).length
  return (
    <>
      <p role="status" className="mt-3 rounded-md bg-studio-select-soft px-3 py-2 text-studio-accent-700 empty:hidden print:hidden">
        {done}
      </p>
      <div className="@container mt-5">
        <div className="grid gap-8 @min-[56rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <section aria-labelledby="findings">
            <div className="flex flex-wrap items-center gap-3 border-b border-studio-text pb-2">
              <h2 id="findings" className="text-studio-title">
                {monthWords(month)}에 튀는 것
              </h2>
              <Pill dot={answered < data.findings.length ? 'bg-warning-500' : 'bg-success'}>
                확인 {answered} / {data.findings.length}
              </Pill>
            </div>
            {data.findings.length === 0 && (
              <p className="mt-3 text-studio-text-mute">
                튀는 것이 없습니다. 밤의 열람, 많은 열람, 내려받기, 처음 보는 곳의 로그인, 잇단 로그인 실패, 사유 없는 열람, 권한 변경을
                살폈습니다.
              </p>
            )}
            <ul className="divide-y divide-studio-100">
              {data.findings.map((finding) => (
                <FindingRow
                  key={finding.id}
                  month={month}
                  finding={finding}
                  mayAnswer={mayWrite && data.state !== 'signed' && !finding.isForOthers}
                  onDone={finish}
                />
              ))}
            </ul>
          </section>
          <div className="grid content-start gap-6">
            <DetailPart id="figures" title={`${monthWords(month)} 요약`}>
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
                {data.figures.map(({ words, value }) => (
                  <div key={words} className="contents">
                    <dt className="text-studio-text-mute">{words}</dt>
                    <dd className="text-right font-medium tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              <Seals seals={data.seals} />
            </DetailPart>
            <DetailPart id="signature" title="서명">
              {data.signed ? (
                <Signed signed={data.signed} />
              ) : (
                <SignForm
                  month={month}
                  signing={data.signing}
                  mayWrite={mayWrite && data.state === 'unsigned'}
                  onDone={(words) => {
                    finish(words)
                    onSigned()
                  }}
                />
              )}
            </DetailPart>
          </div>
        </div>
      </div>
    </>
  )
}

function Seals({ seals }: { seals: Review['seals'] }) {
  const isBroken = seals !== null && seals.faults > 0
  const Sign = isBroken ? ShieldAlert : ShieldCheck
  return (
    <p className={`mt-3 flex items-start gap-1.5 ${seals === null ? 'text-studio-text-mute' : isBroken ? 'text-danger' : 'text-success'}`}>
      <Sign {...ICON} className="mt-0.5 shrink-0" />
      <span>
        {seals === null
          ? '이 달이 시작된 뒤 기록의 봉인을 확인하지 않았습니다. 서명하실 때 함께 확인합니다.'
          : isBroken
            ? `기록이 이어지지 않습니다. ${fullMoment(seals.at)}에 어긋난 것 ${seals.faults.toLocaleString('ko-KR')}건을 찾았습니다.`
            : `기록이 이어져 있습니다. ${fullMoment(seals.at)}에 ${seals.lines.toLocaleString('ko-KR')}줄을 확인했습니다.`}
      </span>
    </p>
  )
}

function Signed({ signed: { by, at, note, hash, holds, isAlone } }: { signed: NonNullable<Review['signed']> }) {
  return (
    <>
      <p className="font-semibold">
        {by}, {fullMoment(at)}
      </p>
      {note && <p className="mt-1 wrap-anywhere whitespace-pre-line">{note}</p>}
      {isAlone && <p className="mt-2 text-warning">튀는 일 가운데 서명한 분이 한 일이 있고, 확인하고 서명할 다른 분이 없었습니다.</p>}
      <p className={`mt-2 wrap-anywhere ${holds ? 'text-studio-text-mute' : 'text-danger'}`}>
        {holds
          ? '서명한 뒤 바뀌지 않았고, 이제 아무도 고칠 수 없습니다.'
          : '서명한 내용과 지금 내용이 다릅니다. 데이터베이스를 다루는 분께 바로 알려 주세요.'}
        <span className="block text-studio-label font-normal">봉인 값 {hash}</span>
      </p>
    </>
  )
}
