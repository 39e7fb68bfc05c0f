'use client'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { recentMoment } from '@/builder/list/recent-moment'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Item } from '@/schemas/api/base/contract'
import { readAuditSeals, verifyAudits } from '@/schemas/api/site/audits'

type Seals = Item<typeof readAuditSeals>
type Verdict = Item<typeof verifyAudits>

/** How far the log is sealed, and a check of every line by one press; lines that are wrong are named. */
export function AuditSeals() {
  const { data: seals, error } = useSWR<Seals, Error>([readAuditSeals.id], async () => (await call(readAuditSeals, {})).item)
  const [verdict, setVerdict] = useState<Verdict | string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function verify(): Promise<void> {
    setBusy(true)
    try {
      setVerdict((await call(verifyAudits, {})).item)
    } catch (error) {
      setVerdict(error instanceof CallFailure ? error.message : '화면에 문제가 생겼습니다. 다시 시도해 주세요.')
    }
    setBusy(false)
  }
  const isBroken = typeof verdict === 'string' || (verdict !== null && verdict.total > 0)
  const Sign = isBroken ? ShieldAlert : ShieldCheck
  return (
    <section aria-label="기록의 봉인" className={`mb-4 rounded-md px-4 py-3 ${isBroken ? 'bg-danger-soft' : 'bg-success-soft'}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Sign {...ICON} aria-hidden className={`shrink-0 ${isBroken ? 'text-danger' : 'text-success'}`} />
        <p role="status" className="min-w-0 flex-1 max-md:basis-[calc(100%-3rem)]">
          <b className={`font-semibold ${isBroken ? 'text-danger' : 'text-success'}`}>{headline(verdict, seals, error !== undefined)}</b>{' '}
          {seals && <span className="text-studio-text-mute">{aside(seals)}</span>}
        </p>
        <button type="button" className={LINE_BUTTON} aria-disabled={isBusy} onClick={() => !isBusy && void verify()}>
          {isBusy ? '확인하는 중' : '지금 확인하기'}
        </button>
      </div>
      {verdict !== null && typeof verdict !== 'string' && verdict.total > 0 && (
        <ul className="mt-2 grid gap-1">
          {verdict.faults.map(({ id, words }) => (
            <li key={`${id} ${words}`} className="tabular-nums">
              {words}
            </li>
          ))}
          {verdict.total > verdict.faults.length && (
            <li>
              외 {(verdict.total - verdict.faults.length).toLocaleString('ko-KR')}건. 모두 보려면 서버에서 npm run audit:verify를 실행해
              주세요.
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function headline(verdict: Verdict | string | null, seals: Seals | undefined, isFailed: boolean): string {
  if (typeof verdict === 'string') return `확인하지 못했습니다. ${verdict}`
  if (verdict && verdict.total > 0) return `기록이 이어지지 않습니다. 어긋난 것 ${verdict.total.toLocaleString('ko-KR')}건을 찾았습니다.`
  if (verdict) return `기록이 이어져 있습니다. ${verdict.lines.toLocaleString('ko-KR')}줄을 처음부터 확인했습니다.`
  if (isFailed) return '봉인을 읽지 못했습니다. 잠시 뒤 다시 열어 주세요.'
  if (!seals) return '봉인을 읽는 중입니다.'
  return seals.until === null ? '아직 봉인한 기록이 없습니다.' : `${seals.lines.toLocaleString('ko-KR')}줄을 봉인했습니다.`
}

const aside = ({ until, waiting, years, head }: Seals): string =>
  [
    until === null ? '' : `${recentMoment(until, Date.now())} 봉인 ${head.slice(0, 4)}…${head.slice(-4)}`,
    waiting > 0 ? `${waiting.toLocaleString('ko-KR')}줄은 1분 안에 봉인합니다` : '',
    `${years}년 보관, 고치거나 지울 수 없습니다`,
  ]
    .filter(Boolean)
    .join(' · ')
