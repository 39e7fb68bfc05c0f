'use client'
// New passwords of administrators that wait for another one. Nothing is shown while none waits.
import { useState } from 'react'
import { Moment } from '@/builder/list/moment'
import { NotLoaded } from '@/builder/list/not-loaded'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import { useRows } from '@/builder/list/use-rows'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { browseStaffResets, confirmStaffReset, refuseStaffReset } from '@/schemas/api/auth/staff-resets'

type Reset = Listed<typeof browseStaffResets>
interface ResetsPanelProps {
  /** Id of the signed-in person, whose own is confirmed by another one. */
  me: string
  isAdmin: boolean
  onChange: () => void
}

const DECIDED = {
  confirm: {
    title: '의 새 비밀번호를 확인합니다',
    text: '전화나 직접 만나 본인이 요청했는지 먼저 확인해 주세요. 확인하면 새 비밀번호가 바로 적용되고 이 사람의 모든 로그인이 끝납니다. 2단계 인증은 그대로입니다.',
    words: '확인',
    usual: ['전화로 본인이 요청했음을 확인', '직접 만나 본인이 요청했음을 확인'],
    contract: confirmStaffReset,
  },
  refuse: {
    title: '의 비밀번호 재설정을 거절합니다',
    text: '전의 비밀번호가 그대로입니다. 본인이 요청하지 않았다면 메일을 다른 사람이 읽고 있을 수 있으니 알려 주세요.',
    words: '거절',
    usual: ['본인이 요청하지 않음', '본인인지 확인할 수 없음'],
    contract: refuseStaffReset,
  },
} as const

export function ResetsPanel({ me, isAdmin, onChange }: ResetsPanelProps) {
  const { data, error, mutate } = useRows('staffResets', browseStaffResets, {})
  const [asked, setAsked] = useState<{ what: keyof typeof DECIDED; one: Reset } | null>(null)
  const [done, setDone] = useState('')
  if (error !== undefined) return <NotLoaded error={error} onRetry={() => void mutate()} />
  const waiting = data?.answer.items ?? []
  const decided = asked && DECIDED[asked.what]
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-resets" className="mt-4 rounded-md border border-studio-line bg-studio-panel p-4">
          <h2 id="waiting-resets" className="text-studio-title">
            확인을 기다리는 비밀번호 재설정
          </h2>
          <ul>
            {waiting.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-studio-line py-3 last:border-0 last:pb-0"
              >
                <div className="min-w-0 flex-1 max-md:basis-full">
                  <p className="font-semibold">
                    {one.name} <span className="font-normal text-studio-text-mute">{one.loginId}</span>
                  </p>
                  <p>
                    요청 <Moment at={one.askedAt} now={data!.at} /> · {one.askedFrom}
                  </p>
                  <p>
                    새 비밀번호 <Moment at={one.chosenAt} now={data!.at} /> · {one.chosenFrom}
                  </p>
                  <p className="text-studio-label font-normal text-studio-text-mute">
                    {fullMoment(one.until)}까지 확인하지 않으면 없어집니다.
                  </p>
                </div>
                {!isAdmin || one.staffId === me ? (
                  <p className="text-studio-text-mute">{isAdmin ? '다른 관리자가 확인해야 합니다.' : '관리자가 확인합니다.'}</p>
                ) : (
                  <div className="flex gap-2">
                    <button type="button" className={LINE_BUTTON} onClick={() => setAsked({ what: 'refuse', one })}>
                      거절<span className="sr-only">: {one.name}</span>
                    </button>
                    <button type="button" className={MAIN_BUTTON} onClick={() => setAsked({ what: 'confirm', one })}>
                      확인<span className="sr-only">: {one.name}</span>
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="mt-3 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {asked && decided && (
        <ReasonDialog
          title={`${asked.one.name}님${decided.title}`}
          text={decided.text}
          label="어떻게 확인했는지"
          usual={decided.usual}
          words={decided.words}
          busyWords="처리하는 중입니다"
          onSubmit={async (reason) => {
            const { resultMessage } = await call(decided.contract, { id: asked.one.id, reason })
            setAsked(null)
            setDone(resultMessage)
            await mutate()
            onChange()
          }}
          onClose={() => {
            setAsked(null)
            void mutate()
          }}
        />
      )}
    </>
  )
}
