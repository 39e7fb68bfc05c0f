import { VITAL_SCALES, VITALS, type Vital } from '@/schemas/rules/site/vitals'
import { formatVital } from './format-vital'
import { RatingMark } from './rating-mark'

const MEANINGS: Record<Vital, string> = {
  lcp: '가장 큰 내용이 보일 때까지',
  inp: '누른 뒤 화면이 바뀔 때까지',
  cls: '보는 동안 내용이 밀린 정도',
  fcp: '첫 내용이 보일 때까지',
  ttfb: '첫 응답이 올 때까지',
}

/** What the figures mean, and from which value they are good or poor. */
export function VitalLimits() {
  return (
    <section aria-label="지표 설명" className="mt-6 text-studio-label text-studio-text-mute">
      <p className="mb-2">
        방문 네 번 중 세 번은 이 값보다 빠릅니다(75번째 백분위수). 평가는 LCP, INP, CLS 가운데 가장 나쁜 것을 따릅니다. 방문이 20번보다 적은
        페이지는 나쁜 차례에서 뒤에 놓입니다. 기록은 90일 동안 보관하고, 방문자에 관한 정보는 남기지 않습니다.
      </p>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {VITALS.map((vital) => (
          <div key={vital} className="flex flex-wrap gap-x-3 gap-y-1">
            <dt className="min-w-56">
              <b className="inline-block w-11 text-studio-text">{vital.toUpperCase()}</b>
              {MEANINGS[vital]}
            </dt>
            <dd className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums">
              <span className="inline-flex gap-1">
                <RatingMark rating="good" /> {formatVital(vital, VITAL_SCALES[vital].good)} 이하
              </span>
              <span className="inline-flex gap-1">
                <RatingMark rating="fair" />
              </span>
              <span className="inline-flex gap-1">
                <RatingMark rating="poor" /> {formatVital(vital, VITAL_SCALES[vital].fair)} 초과
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
