import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

/** The banners that staff gave categories: a photograph and what it leads to; without any, nothing. */
export function StoreBanners({ props, data: { banners } }: ViewProps<Props, Data>) {
  const { layout = 'feature', label = '기획', level = 2 } = props
  if (banners.length === 0) return null
  return (
    <div className="frame">
      <CardLayout
        layout={layout}
        label={label}
        level={level}
        items={banners.map(({ TITLE, LINK, FILE_PATH, FILE_ALT, FILE_SHAPE }) => ({
          title: TITLE,
          link: LINK,
          image: shaped(FILE_PATH, FILE_ALT, FILE_SHAPE),
        }))}
      />
    </div>
  )
}
