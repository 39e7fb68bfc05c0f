'use client'
// What the sign-in of each role demands. A change is asked about, because it holds for everybody of the role from the next call on.
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { NotLoaded } from '@/builder/list/not-loaded'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { CHECK } from '@/builder/ui/check'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { browseSignInRules, saveSignInRule } from '@/schemas/api/auth/sign-in-rules'
import { IDLE_MINUTES, USUAL_HOURS } from '@/schemas/rules/auth/staff-sign-in'

type Rule = Listed<typeof browseSignInRules>

const HOURS = [1, 2, 4, 8, 10, 12, 24]

export function SignInRulesPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, mutate } = useRows('signInRules', browseSignInRules, {})
  /** The rule as it would be, while it is asked about. */
  const [wanted, setWanted] = useState<Rule | null>(null)
  const [done, setDone] = useState('')
  const before = data?.answer.items.find(({ roleKey }) => roleKey === wanted?.roleKey)
  return (
    <div className="mt-4">
      <p className="max-w-208 text-studio-text-mute">
        역할마다 로그인할 때 인증 앱의 코드나 패스키로 한 번 더 확인하게 할지, 한 번 로그인해 몇 시간까지 쓸 수 있는지 정합니다. 정하지
        않으면 {USUAL_HOURS}시간입니다. 어느 역할이든 {IDLE_MINUTES}분 동안 쓰지 않으면 끝납니다.
      </p>
      <p role="status" className="mt-3 min-h-6 text-studio-accent-700">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data && (
        <ul aria-label="역할별 로그인 규칙" className="max-w-208">
          {data.answer.items.map((rule) => (
            <li key={rule.roleKey} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-studio-line py-3 last:border-0">
              <div className="min-w-40 flex-1 max-md:basis-full">
                <p className="font-semibold">{rule.name}</p>
                <p className="text-studio-label font-normal text-studio-text-mute">
                  {rule.people}명{rule.without > 0 && `, 2단계 인증을 등록하지 않은 사람 ${rule.without}명`}
                </p>
              </div>
              <label className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  className={CHECK}
                  checked={rule.needsFactor}
                  disabled={!isAdmin}
                  aria-label={`${rule.name}: 이 역할은 2단계 인증 필수`}
                  onChange={({ currentTarget }) => setWanted({ ...rule, needsFactor: currentTarget.checked })}
                />
                이 역할은 2단계 인증 필수
              </label>
              {isAdmin ? (
                <ChooseFilter
                  label={`${rule.name} 최대 로그인 시간`}
                  choices={hourChoices(rule.hours)}
                  value={String(rule.hours)}
                  onChoose={(hours) => setWanted({ ...rule, hours: Number(hours) })}
                  className="w-34"
                />
              ) : (
                <span>최대 {rule.hours}시간</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {wanted && before && (
        <ConfirmDialog
          title={`${wanted.name}의 로그인 규칙을 바꿉니다`}
          text="이 역할을 가진 모든 사람에게 다음 요청부터 적용됩니다."
          words="바꾸기"
          onConfirm={async () => {
            const { roleKey, needsFactor, hours } = wanted
            const { resultMessage } = await call(saveSignInRule, { roleKey, needsFactor, hours })
            await mutate()
            setWanted(null)
            setDone(resultMessage)
          }}
          onClose={() => setWanted(null)}
        >
          <p>{changeWords(before, wanted)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const hourChoices = (own: number) =>
  [...new Set([...HOURS, own])].toSorted((a, b) => a - b).map((hours) => ({ value: String(hours), words: `최대 ${hours}시간` }))

function changeWords(before: Rule, { needsFactor, hours, without }: Rule): string {
  if (before.hours !== hours) return `한 번 로그인해 ${hours}시간까지 쓸 수 있습니다. 그보다 오래된 로그인은 바로 끝납니다.`
  if (!needsFactor) return '앞으로 비밀번호만으로 로그인할 수 있습니다. 이미 등록한 사람은 계속 코드나 패스키로 확인합니다.'
  return without > 0
    ? `아직 등록하지 않은 ${without}명은 다음 동작부터 2단계 인증을 등록해야 이어서 쓸 수 있습니다.`
    : '모두 이미 등록했습니다. 앞으로 끌 수 없습니다.'
}
