import type { ViewProps } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import { productOf, type Product } from '../_parts/product/product'
import { videoPlayers } from '../_parts/product/video-players'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { FactTable } from '@/blocks/base/_parts/fact-table'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { Player } from '@/blocks/base/_parts/player.lazy'
import type { Props } from './schema'

/** The product's text, its specifications, its documents and its videos; an empty part has no heading. */
export function ProductInfo({ id, props, page }: ViewProps<Props>) {
  const product = productOf(page)
  if (!product) return <NoRecord what="제품의 특징과 규격을" where="제품 상세" link={PRODUCT_HOME} />
  const { contentsTitle = '특징', specsTitle = '규격과 성능', documentsTitle = '내려받을 자료', videosTitle = '영상으로 보기' } = props
  const videos = videoPlayers(product)
  return (
    <>
      {product.CONTENTS && (
        <TitledSection id={`${id}-contents`} anchor="features" title={contentsTitle} heading="side">
          <RichText html={product.CONTENTS} />
        </TitledSection>
      )}
      {product.specs.length > 0 && (
        <TitledSection id={`${id}-specs`} anchor="specs" title={specsTitle} heading="side">
          <FactTable caption={`${product.ZIN_PRD_NAME} ${specsTitle}`} rows={product.specs} />
        </TitledSection>
      )}
      {product.documents.length > 0 && (
        <TitledSection id={`${id}-documents`} anchor="documents" title={documentsTitle} heading="side">
          <Downloads documents={product.documents} />
        </TitledSection>
      )}
      {videos.length > 0 && (
        <TitledSection id={`${id}-videos`} anchor="videos" title={videosTitle} heading="side">
          <div className="grid gap-6">
            {videos.map((video) => (
              <Player key={video.address} {...video} />
            ))}
          </div>
        </TitledSection>
      )}
    </>
  )
}

/** Each row is one link as wide as the list; the file is saved under its title, because its own name is a hash. */
function Downloads({ documents }: Pick<Product, 'documents'>) {
  return (
    <ul className="border-t border-ink">
      {documents.map(({ title, file }) => (
        <li key={file} className="border-b border-line">
          <a href={file} download={`${title}.pdf`} className="flex min-h-14 items-center gap-4 py-3.5 hover:underline underline-offset-4">
            <span className="min-w-0 flex-1 font-medium">{title}</span>
            <span className="shrink-0 text-caption text-ink-mute">PDF</span>
            <Icon name="download" size={20} className="shrink-0" />
            <span className="sr-only">내려받기</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
