import type { ViewProps } from '@/renderer/define-block'
import { analyticsMark } from '@/blocks/base/_parts/analytics-mark'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { Trail } from '@/blocks/base/_parts/trail'
import type { StoreCategoryNode } from '@/schemas/api/store/categories'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

/** A category of the store with the way to it and the levels below: the second as tabs, the third and the fourth as chips. */
export function StoreCategoryHead({ data: line, page }: ViewProps<Props, Data>) {
  if (!line) return <NoRecord isTitle what="스토어 카테고리를" where="스토어 카테고리" link={TO_STORE} />
  const [first, second, third] = line
  const shown = line.at(-1)!
  const picture = line.findLast(({ IMAGE }) => IMAGE)
  return (
    <>
      <Trail
        between={[{ label: '스토어', href: TO_STORE.href }, ...line.slice(0, -1).map(({ name, link }) => ({ label: name, href: link }))]}
        current={shown.name}
        page={page}
      />
      <div className="frame mt-2! md:mt-3!" {...analyticsMark('readCategory', { category: shown.id, categoryName: shown.name })}>
        <div className="grid gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:items-center md:gap-x-(--grid-gap)">
          <div className="md:pr-6">
            <h1 className="type-h1">{shown.name}</h1>
            {shown.SUMMARY && <p className="type-lead mt-2 text-pretty text-ink md:mt-4">{shown.SUMMARY}</p>}
          </div>
          {picture && (
            <Picture
              image={shaped(picture.IMAGE, picture.IMAGE_ALT, picture.IMAGE_SHAPE)}
              ratio="2/1"
              sizes="(width >= 1280px) 847px, (width >= 1024px) 62vw, 100vw"
              className="max-md:-mx-(--gutter) max-md:aspect-[3/2]! max-md:w-auto! md:rounded-sm"
            />
          )}
        </div>
        <div className="mt-6 md:mt-10">
          <LinkTabs
            label={`${first.name} 분류`}
            tabs={first.subItems.length > 0 ? [{ code: first.id, name: '전체' }, ...codes(first.subItems)] : []}
            chosen={(second ?? first).id}
            hrefOf={linkIn(first, first.subItems)}
          />
        </div>
        {[second, third].map((parent, depth) =>
          parent && parent.subItems.length > 0 ? (
            <div key={parent.id} className="mt-5 md:mt-6">
              <CategoryLinks
                label={`${parent.name} 종류`}
                categories={codes(parent.subItems)}
                chosen={line[depth + 2]?.id ?? ''}
                hrefOf={linkIn(parent, parent.subItems)}
              />
            </div>
          ) : null,
        )}
      </div>
    </>
  )
}

const codes = (nodes: readonly StoreCategoryNode[]) => nodes.map(({ id, name }) => ({ code: id, name }))

/** The path of one of these, and of their parent for all of them. */
const linkIn =
  (parent: StoreCategoryNode, nodes: readonly StoreCategoryNode[]) =>
  (code: string): string =>
    (nodes.find(({ id }) => id === code) ?? parent).link
