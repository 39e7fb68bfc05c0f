import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { Calculator } from './calculator.lazy'
import type { Pack } from './load'
import { NOTE, type Props } from './schema'

/** Calculates a quantity of material from an area; `prdId` in the URL selects the initial product. */
export function MaterialCalculator({ id, props, data, page }: ViewProps<Props, Pack[]>) {
  return (
    <div className="frame">
      {data.length === 0 ? (
        <Empty title="계산할 수 있는 제품이 없습니다." reason="포장 단위가 등록된 제품이 생기면 이곳에서 계산합니다." />
      ) : (
        <Calculator id={id} packs={data} first={page.query['prdId']} note={props.note ?? NOTE} />
      )}
    </div>
  )
}
