import { HomeSection, Quiet } from '../home/home-section'
import type { CountedKind } from './count-tiles'
import { CountPlot } from './count-plot.lazy'
import { dayWords, numberWords, summaryWords } from './words'
import { PlainTable } from '@/app/office/_parts/plain-table'

interface CountSectionProps {
  kind: CountedKind
  days: readonly string[]
  beforeDays: readonly string[]
}

/** One kind day by day: in a sentence, as a plot and as a table. */
export function CountSection({ kind: { words, total, before, byDay, beforeByDay }, days, beforeDays }: CountSectionProps) {
  const isEmpty = total === 0 && before === 0
  return (
    <HomeSection title={`날짜별 ${words}`} text={summaryWords(words, days, byDay, total, before)}>
      {isEmpty ? (
        <Quiet>기록이 쌓이면 여기에 날짜별 그래프가 보입니다.</Quiet>
      ) : (
        <>
          <CountPlot days={days} counts={byDay} before={beforeByDay} />
          <details className="mt-2">
            <summary className="inline-flex min-h-8 cursor-pointer items-center text-studio-text-mute max-md:min-h-11">표로 보기</summary>
            <div className="max-h-96 overflow-y-auto" role="region" aria-label={`날짜별 ${words} 표`} tabIndex={0}>
              <PlainTable
                label={`날짜별 ${words}`}
                columns={['날짜', '이 기간', '앞 기간']}
                rows={days.map((day, at) => ({
                  key: day,
                  cells: [
                    dayWords(day),
                    numberWords(byDay[at]!),
                    <>
                      {numberWords(beforeByDay[at]!)}
                      <span className="sr-only"> ({dayWords(beforeDays[at]!)})</span>
                    </>,
                  ],
                }))}
              />
            </div>
          </details>
        </>
      )}
    </HomeSection>
  )
}
