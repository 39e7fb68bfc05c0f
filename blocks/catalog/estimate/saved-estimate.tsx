import { formatDay } from '@/schemas/words/dates'
import { estimateTitle, rangeWords } from '@/schemas/words/estimate-words'
import type { Saved } from './load'
import { ToldWorks } from './told-works'

/** An estimate as it was told on its day, for whoever was sent its address. */
export function SavedEstimate({ id, saved: { asked, told, createdAt, until } }: { id: string; saved: Saved }) {
  return (
    <section aria-labelledby={id} className="rounded-sm bg-surface p-6 md:p-8">
      <p className="numeric text-small text-ink-mute">{formatDay(createdAt)}에 저장한 견적</p>
      <h2 id={id} className="type-title mt-1">
        {estimateTitle(asked)}
      </h2>
      <p className="type-h2 numeric mt-1">{rangeWords(told.low, told.high)}</p>
      <p className="numeric mt-1 text-small text-ink-mute">부가세를 더한 값입니다. {formatDay(until)}까지 이 주소로 볼 수 있습니다.</p>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-3 text-small font-semibold">공사마다 보기</summary>
        <ToldWorks told={told} />
      </details>
      <p className="mt-2 text-small text-ink-soft">아래에 같은 조건을 넣어 두었습니다. 고치면 오늘 값으로 다시 셉니다.</p>
    </section>
  )
}
