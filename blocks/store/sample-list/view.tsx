import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { SAMPLES_PATH } from '@/schemas/rules/store/samples'
import type { Data } from './load'
import { SampleBoard } from './sample-board.lazy'
import { SampleCard } from './sample-card.lazy'
import type { Props } from './schema'

/** The samples that this browser has put together, with the form that asks for them; or one request, opened only by its key. */
export function SampleList({ id, data: { sample, isMissing } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <h1 className="type-h2">샘플 신청</h1>
        {isMissing ? (
          <div className="mt-6">
            <Empty
              title="샘플 신청을 찾을 수 없습니다."
              reason="받으신 주소를 다시 확인해 주세요."
              link={{ label: '샘플 목록 보기', href: SAMPLES_PATH }}
            />
          </div>
        ) : sample ? (
          <SampleCard first={sample} />
        ) : (
          <SampleBoard id={`${id}-form`} />
        )}
      </div>
    </div>
  )
}
