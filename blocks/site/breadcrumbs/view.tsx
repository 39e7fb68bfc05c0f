import type { ViewProps } from '@/renderer/define-block'
import { Trail } from '@/blocks/base/_parts/trail'
import type { Props } from './schema'

export function Breadcrumbs({ props, page }: ViewProps<Props>) {
  const between = (props.items ?? []).filter((item) => item.href !== page.path)
  return <Trail between={between} current={props.current || page.subject?.title || page.page.title} page={page} />
}
