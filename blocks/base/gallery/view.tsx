import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'
import { Stage } from '../_parts/gallery/stage.lazy'

export function Gallery({ props }: ViewProps<Props>) {
  return (
    <div className="frame">
      <Stage label={props.label} items={props.items} />
    </div>
  )
}
