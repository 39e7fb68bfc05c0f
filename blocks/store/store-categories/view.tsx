import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

/** The categories below one as cards; without any, nothing. */
export function StoreCategories({ props, data: { categories } }: ViewProps<Props, Data>) {
  const { layout = 'grid', columns = 6, label = '스토어 카테고리', level = 3 } = props
  if (categories.length === 0) return null
  return (
    <div className="frame">
      <CardLayout
        layout={layout}
        columns={columns}
        label={label}
        level={level}
        ratio={layout === 'grid' ? '1/1' : undefined}
        items={categories.map(({ name, link, IMAGE, IMAGE_ALT, IMAGE_SHAPE }) => ({
          title: name,
          link,
          image: shaped(IMAGE, IMAGE_ALT, IMAGE_SHAPE),
        }))}
      />
    </div>
  )
}
