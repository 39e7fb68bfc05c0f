import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { goodsCard } from '../_parts/goods-card'
import type { Data } from './load'
import type { Props } from './schema'

/** Remodelling of a category, or all of it: what is asked for in a consultation. */
export function RemodelingList({ props: { size, level = 2 }, data, page }: ViewProps<Props, Data>) {
  const { goods, total, categories, chosen } = data
  return (
    <div className="frame">
      <CategoryLinks
        label="리모델링 분류"
        categories={categories}
        chosen={chosen}
        hrefOf={(code) => hrefWith(page.path, {}, { categoryId: code })}
      />
      <div className="mt-8 md:mt-10">
        {goods.length > 0 ? (
          <CardLayout layout="grid" columns={3} label="리모델링" level={level} ratio="4/3" items={goods.map(goodsCard)} />
        ) : (
          <Empty
            {...(total > 0
              ? {
                  title: '이 페이지에는 리모델링이 없습니다.',
                  link: { label: '첫 페이지 보기', href: hrefWith(page.path, {}, { categoryId: chosen }) },
                }
              : { title: '이 분류의 리모델링을 준비하고 있습니다.', link: { label: '모든 리모델링 보기', href: page.path } })}
          />
        )}
      </div>
      <Pager
        path={page.path}
        query={chosen ? { categoryId: chosen } : {}}
        page={pageNumber(page.query['page'])}
        pages={Math.ceil(total / size)}
        label="리모델링"
      />
    </div>
  )
}
