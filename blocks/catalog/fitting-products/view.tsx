import type { ViewProps } from '@/renderer/define-block'
import { FittingRail } from './fitting-rail.lazy'
import type { Props } from './schema'

/** The recommendations for this browser (K-RECO); renders nothing before its first viewed product. */
export function FittingProducts({ id, props }: ViewProps<Props>) {
  return (
    <div>
      <FittingRail id={`${id}-title`} title={props.title} />
    </div>
  )
}
