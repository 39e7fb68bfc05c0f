import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '../_parts/card-layouts'
import type { Props } from './schema'

export function CardList({ props }: ViewProps<Props>) {
  const { layout, items, label, level = 3, ratio, columns } = props
  return (
    <div className="frame">
      <CardLayout layout={layout} items={items} label={label} level={level} ratio={ratio} columns={columns} />
    </div>
  )
}
