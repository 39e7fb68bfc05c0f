import { LINE_BUTTON } from '@/builder/ui/button'
import type { Item } from '@/schemas/api/base/contract'
import type { readDashboard } from '@/schemas/api/site/dashboard'
import { HomeSection, Quiet } from '../home/home-section'
import { formatVital } from '../vitals/format-vital'
import { RatingMark } from '../vitals/rating-mark'
import { numberWords } from './words'
import { PlainTable } from '@/app/office/_parts/plain-table'

const MEANINGS = {
  lcp: 'LCP, 가장 큰 내용이 보일 때까지',
  inp: 'INP, 누른 뒤 화면이 바뀔 때까지',
  cls: 'CLS, 보는 동안 내용이 밀린 정도',
} as const

/** How fast the pages were for three visitors in four, and the way to the slow ones. */
export function SpeedSection({ vitals }: { vitals: Item<typeof readDashboard>['vitals'] }) {
  return (
    <HomeSection title="방문 속도" text="방문 네 번 중 세 번은 이 값보다 빠릅니다. 방문자의 브라우저가 잰 값입니다.">
      {vitals.length === 0 ? (
        <Quiet>이 기간에는 측정한 방문이 없습니다.</Quiet>
      ) : (
        <PlainTable
          label="방문 속도"
          columns={['지표', '평가', '이 기간', '앞 기간', '방문']}
          rows={vitals.map(({ vital, p75, rating, before, visits }) => ({
            key: vital,
            cells: [
              MEANINGS[vital as keyof typeof MEANINGS],
              <RatingMark key="rating" rating={rating} />,
              formatVital(vital, p75),
              before === null ? '–' : formatVital(vital, before),
              numberWords(visits),
            ],
          }))}
        />
      )}
      <a href="/ice_builder/vitals" className={`${LINE_BUTTON} mt-3`}>
        느린 페이지 보기
      </a>
    </HomeSection>
  )
}
