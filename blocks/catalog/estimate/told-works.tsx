import { withParticle } from '@/lib/particle'
import type { Estimate } from '@/schemas/rules/catalog/estimate'
import { rangeWords, workDetail, workTitle, WORK_WORDS } from '@/schemas/words/estimate-words'

/** Each work with its range, drawn on one scale for all. */
export function ToldWorks({ told }: { told: Pick<Estimate, 'works' | 'asked'> }) {
  const most = Math.max(...told.works.map(({ high }) => high))
  return (
    <>
      <ul className="numeric mt-4">
        {told.works.map((one) => (
          <li key={one.work} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 text-small">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{workTitle(one)}</span>
              <span className="block text-caption text-ink-mute">{workDetail(one)}</span>
            </span>
            <span className="text-right font-medium">{rangeWords(one.low, one.high)}</span>
            <span aria-hidden="true" className="relative mt-2 h-1 w-full overflow-hidden rounded-full bg-surface-deep">
              <span
                className="absolute inset-y-0 rounded-full"
                style={{
                  background: 'var(--color-walnut-500)',
                  left: `${(one.low / most) * 100}%`,
                  width: `${Math.max(1, ((one.high - one.low) / most) * 100)}%`,
                }}
              />
            </span>
          </li>
        ))}
        {told.asked.map((work) => (
          <li key={work} className="flex justify-between gap-4 py-2.5 text-small">
            <span className="font-semibold">{WORK_WORDS[work]}</span>
            <span className="text-ink-mute">상담에서 알려 드립니다</span>
          </li>
        ))}
      </ul>
      {told.works.length > 1 && (
        <p className="mt-1 text-caption text-ink-mute">막대의 자리와 길이가 비용의 폭입니다. 눈금은 모두 같습니다.</p>
      )}
      {told.asked.length > 0 && (
        <p className="mt-1 text-caption text-ink-mute">
          {withParticle(told.asked.map((work) => WORK_WORDS[work]).join(', '), '은/는')} 합계에 넣지 않았습니다.
        </p>
      )}
    </>
  )
}
