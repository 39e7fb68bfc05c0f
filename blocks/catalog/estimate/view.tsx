import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { SPACES } from '@/schemas/rules/catalog/estimate'
import { inSeoul } from '@/schemas/words/seoul-day'
import { Estimator } from './estimator.lazy'
import type { Data } from './load'
import { EXCLUDED, INCLUDED, type Props } from './schema'
import { SavedEstimate } from './saved-estimate'

/** What mending a home costs about, as a range that follows every choice; `estimate` in the address shows one that was saved. */
export function EstimateView({ id, props, data, page }: ViewProps<Props, Data>) {
  const { costs, saved, isGone } = data
  const pictures = Object.fromEntries(SPACES.map((space) => [space, props[space]]))
  return (
    <div className="frame grid gap-14">
      {isGone && (
        <p role="status" className="rounded-sm bg-surface px-5 py-4 text-small">
          보관 기간이 지났거나 없는 견적입니다. 아래에서 새로 내 보실 수 있습니다.
        </p>
      )}
      {saved && <SavedEstimate id={`${id}-saved`} saved={saved} />}
      {costs.length === 0 ? (
        <Empty
          title="견적을 준비하고 있습니다."
          reason="그동안 상담을 신청하시면 비용을 알려 드립니다."
          link={{ label: '상담 신청', href: '/zin/consulting/start' }}
        />
      ) : (
        <Estimator
          id={id}
          costs={costs}
          saved={saved?.asked}
          pictures={pictures}
          included={props.included ?? INCLUDED}
          excluded={props.excluded ?? EXCLUDED}
          today={inSeoul(page.now).toISOString().slice(0, 10)}
        />
      )}
    </div>
  )
}
