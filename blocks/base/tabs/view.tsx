import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'
import { TabSet } from './tab-set.lazy'

export function Tabs({ id, props, slots, page }: ViewProps<Props>) {
  const asked = props.queryName && page.query[props.queryName]
  const first = props.tabs.some((tab) => tab.key === asked) ? asked! : props.tabs[0]!.key
  return (
    <TabSet
      id={id}
      label={props.label}
      queryName={props.queryName}
      first={first}
      tabs={props.tabs.map((tab) => ({ ...tab, panel: slots[tab.key] ?? null }))}
    />
  )
}
