import type { ViewProps } from '@/renderer/define-block'
import type { readBrandNews } from '@/schemas/api/content/brand'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { TextHead } from '@/blocks/base/_parts/detail/text-head'
import { Neighbours } from '@/blocks/base/_parts/neighbours'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture } from '@/blocks/base/_parts/picture'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Props } from './schema'

export function NewsDetail({ props, page }: ViewProps<Props>) {
  const list = props.list ?? '/zin/brand/news'
  const article = recordOf<typeof readBrandNews>(page, 'brand-news')
  if (!article) return <NoRecord isTitle what="브랜드 소식 한 건을" where="소식 상세" link={{ label: '브랜드 소식 목록', href: list }} />
  const to = (other: { seq: number; title: string } | null) =>
    other ? { title: other.title, href: `${list}/detail/${other.seq}` } : undefined
  return (
    <article className="frame">
      <div className="max-w-narrow">
        <TextHead title={article.title} date={article.REG_DT} dayWords={formatDay} />
        {article.image && (
          <Picture
            image={shaped(article.image, article.imageAlt, article.imageShape)}
            ratio="16/10"
            sizes="(width >= 1024px) 960px, 100vw"
            className="mt-8 rounded-sm md:mt-10"
          />
        )}
        <RichText html={article.content} className="py-8 md:py-12" />
        <footer>
          <Neighbours newer={to(article.NEXT)} older={to(article.PREV)} />
          <ActionLink href={list}>목록 보기</ActionLink>
        </footer>
      </div>
    </article>
  )
}
