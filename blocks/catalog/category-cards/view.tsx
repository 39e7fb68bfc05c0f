import type { ViewProps } from '@/renderer/define-block'
import type { Category } from '@/schemas/api/catalog/categories'
import { categoryPath, categoryHref } from '@/schemas/rules/catalog/category'
import type { CardItem } from '@/blocks/base/_parts/card'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

const MOST_NAMES = 3

/** The categories under one, from their records. */
export function CategoryCards({ props, data }: ViewProps<Props, Data>) {
  const { layout = 'grid', picture = 'icon', columns = 4, label, level = 3 } = props
  if (data.categories.length === 0) {
    return (
      <div className="frame">
        <Empty title="아직 올라온 카테고리가 없습니다." link={{ label: '제품 홈', href: '/zin/home' }} />
      </div>
    )
  }
  return (
    <div className="frame">
      <CardLayout
        layout={layout}
        columns={columns}
        label={label}
        level={level}
        ratio={layout === 'grid' ? (picture === 'icon' ? '1/1' : '4/3') : undefined}
        items={data.categories.map(({ category, below }) => cardOf(category, below, picture === 'icon', layout !== 'grid'))}
      />
    </div>
  )
}

function cardOf(category: Category, below: readonly string[], swatch: boolean, wordy: boolean): CardItem {
  const main = shaped(category.CATE_MAIN_IMG, category.CATE_MAIN_IMG_ALT, category.CATE_MAIN_IMG_SHAPE)
  return {
    title: category.CATE_NAME,
    // First-level categories have a page of their own everywhere; deeper ones may be listed elsewhere.
    link: category.DEPTH === 1 ? categoryPath(category.CATE_ID) : categoryHref(category),
    image: swatch && category.ICN ? shaped(category.ICN, `${category.CATE_NAME} 견본`, category.ICN_SHAPE) : main,
    ...(wordy && category.CATE_MAIN_INTRO_TEXT ? { description: category.CATE_MAIN_INTRO_TEXT } : {}),
    meta: below.length > 0 ? [below.slice(0, MOST_NAMES).join(', ')] : [],
  }
}
