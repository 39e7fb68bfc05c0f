import type { CSSProperties } from 'react'
import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture } from '@/blocks/base/_parts/picture'
import { ShareButton } from '@/blocks/base/_parts/share/share-button.lazy'
import { shaped } from '@/blocks/base/_parts/shaped'
import { COMPARE_MOST } from '@/schemas/rules/catalog/compare-list'
import { comparison } from '../_parts/compare/comparison'
import { ComparedValue } from '../_parts/compare/compared-value'
import type { Data } from './load'
import type { Props } from './schema'

const corner = 'sticky left-0 w-24 min-w-24 bg-page pr-3 text-left align-top md:w-40 md:min-w-40'

/** Products side by side at an address that can be sent. */
export function ProductComparison({ data: { products, gone, isMore } }: ViewProps<Props, Data>) {
  const notes = [
    ...(gone > 0 ? [`이 비교의 제품 가운데 ${gone}개는 더 이상 찾을 수 없습니다.`] : []),
    ...(isMore ? [`${COMPARE_MOST}개까지 견주어 보여 드립니다.`] : []),
  ]
  return (
    <div className="frame">
      {notes.length > 0 && (
        <p role="status" className="mb-6 rounded-sm bg-surface px-5 py-4 text-small">
          {notes.join(' ')}
        </p>
      )}
      {products.length === 0 ? (
        <Empty
          title="비교할 제품이 없습니다."
          reason="제품 목록이나 제품 화면에서 비교함에 담으시면 나란히 볼 수 있습니다."
          link={{ label: '제품 보기', href: '/zin/home' }}
        />
      ) : (
        <>
          <ShareButton said={`${products.map(({ ZIN_PRD_NAME }) => ZIN_PRD_NAME).join(', ')} 비교`} className="-ml-3 mb-4" />
          <div role="region" aria-label="제품 비교표" tabIndex={0} className="overflow-auto -outline-offset-2">
            <table
              className="w-full min-w-full border-separate [border-spacing:0] text-left align-top md:min-w-[calc(10rem+var(--products)*12rem)] md:table-fixed"
              style={{ '--products': products.length } as CSSProperties}
            >
              <caption className="sr-only">제품의 가격과 규격, 성능 비교</caption>
              <thead>
                <tr>
                  <td className={`${corner} z-2 border-b border-ink`} />
                  {products.map(({ ZIN_PRD_ID, ZIN_PRD_NAME, FILE_PATH, FILE_SHAPE }) => (
                    <th
                      key={ZIN_PRD_ID}
                      scope="col"
                      className="w-44 min-w-44 border-b border-ink px-3 pb-5 align-top font-normal md:w-auto md:min-w-60"
                    >
                      <Picture
                        image={shaped(FILE_PATH, '', FILE_SHAPE)}
                        ratio="1/1"
                        sizes="(width >= 1024px) 320px, 176px"
                        className="max-w-80 rounded-sm"
                      />
                      <a
                        href={`/zin/product/${encodeURIComponent(ZIN_PRD_ID)}`}
                        className="type-title mt-2 flex min-h-11 items-center underline-offset-4 hover:underline"
                      >
                        {ZIN_PRD_NAME}
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {comparison(products).map((row) => (
                  <tr key={row.label}>
                    <th scope="row" className={`${corner} border-b border-line py-4 text-small font-normal text-ink-mute`}>
                      {row.label}
                    </th>
                    {products.map(({ ZIN_PRD_ID }, at) => (
                      <td key={ZIN_PRD_ID} className="border-b border-line px-3 py-4 align-top text-small">
                        <ComparedValue row={row} at={at} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  )
}
