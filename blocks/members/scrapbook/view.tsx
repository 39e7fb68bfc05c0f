import type { ViewProps } from '@/renderer/define-block'
import { SCRAP_TYPES } from '@/schemas/rules/members/scrap-types'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { folderNumber } from './folder-number'
import type { Data } from './load'
import type { Props } from './schema'
import { ScrapShelf } from './scrap-shelf.lazy'

/** What the member has put into the scrapbook, by type (SYS-24). */
export function Scrapbook({ id, props, data, page }: ViewProps<Props, Data>) {
  const type = SCRAP_TYPES.find((name) => name === page.query['type'])
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">스크랩북</h1>
      {data.scraps ? (
        <ScrapShelf
          id={id}
          first={data.scraps}
          path={page.path}
          type={type}
          folderSeq={folderNumber(page.query['folder'])}
          page={pageNumber(page.query['page'])}
          size={props.size ?? 24}
        />
      ) : (
        <Empty title="회원이 스크랩한 글을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      )}
    </div>
  )
}
