import { seoulClock } from '@/schemas/words/seoul-day'

/** Stands over every screen while an account for emergencies is used: nobody works by it and forgets. */
export const BreakGlassStrip = ({ until }: { until: string | undefined }) => (
  <p role="note" className="bg-danger px-4 py-2 text-center text-studio-body font-semibold text-studio-panel print:hidden">
    비상 계정으로 쓰고 있습니다. 모든 관리자에게 알렸고 감사 기록에 남습니다.
    {until !== undefined && ` 로그인은 ${seoulClock(until)}에 끝납니다.`}
  </p>
)
