import { ShieldAlert } from 'lucide-react'
import { CHROME } from '@/builder/ui/chrome'
import { ICON } from '@/builder/ui/icon'
import type { NewsState } from '@/schemas/api/auth/staff-news'
import { seoulClock } from '@/schemas/words/seoul-day'

/** Stands over every screen of the other administrators while an account for emergencies is signed in, read or not. */
export function EmergencyNotice({ emergencies = [] }: Pick<NewsState, 'emergencies'>) {
  if (emergencies.length === 0) return null
  const who = emergencies.map(({ loginId, until }) => `${loginId}, ${seoulClock(until)}에 끝남`).join(' · ')
  return (
    <aside
      aria-label="비상 계정 사용 중"
      className={`${CHROME} flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-danger bg-danger-soft px-4 py-2 text-danger print:hidden`}
    >
      <p className="min-w-0 wrap-anywhere">
        <ShieldAlert {...ICON} className="mr-1.5 inline align-text-bottom" />
        <strong className="font-semibold">지금 비상 계정으로 로그인한 사람이 있습니다</strong> ({who}). 약속된 사용이 아니면 바로 사용을
        중지해 주세요.
      </p>
      <a href="/ice_builder/staff" className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 max-md:min-h-11">
        운영자와 역할
      </a>
    </aside>
  )
}
