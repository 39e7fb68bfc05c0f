import type { Loaded, LoadInput } from '@/renderer/define-block'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import { askStories, type Stories } from './ask-stories'
import type { Props } from './schema'

export type Data = Stories

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { layout = 'browse', size = 12 } = props
  const query = facetQuery(layout === 'browse' ? page.query : {})
  return { data: await askStories(call, query, size, signal) }
}
