import type { ViewProps } from '@/renderer/define-block'
import { FittingRail } from './fitting-rail.lazy'
import type { Props } from './schema'

/** What the recommender would show to this browser (K-RECO); nothing at all before its first product. */
export function FittingProducts({ id, props }: ViewProps<Props>) {
  return (
    <div>
      <FittingRail id={`${id}-title`} title={props.title} />
    </div>
  )
}
