import type { ViewProps } from '@/renderer/define-block'
import type { FinderAnswer } from './ask-shops'
import { FinderBrowser } from './finder-browser.lazy'
import { finderQuery } from './finder-query'
import type { Props } from './schema'

/** Stores by region, kind, words and whether they are open now, with a map beside them (SYS-29). */
export function ShopFinder({ id, props, data, page }: ViewProps<Props, FinderAnswer>) {
  return (
    <div className="frame">
      <FinderBrowser
        id={id}
        path={page.path}
        query={finderQuery(page.query)}
        size={props.size ?? 30}
        level={props.level ?? 2}
        now={page.now}
        first={data}
      />
    </div>
  )
}
