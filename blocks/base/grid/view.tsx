import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

const PC = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4', 'md:grid-cols-5', 'md:grid-cols-6']
const TABLET = ['', 'sm:grid-cols-1', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-4']
const MOBILE = ['', 'grid-cols-1', 'grid-cols-2']
const GAPS = { none: 'gap-0', base: 'gap-x-(--grid-gap) gap-y-8 md:gap-y-10', large: 'gap-x-(--grid-gap) gap-y-10 md:gap-x-12 md:gap-y-16' }

export function Grid({ props, slots }: ViewProps<Props>) {
  const { pc = 3, tablet = 2, mobile = 1, gap = 'base' } = props
  return (
    <div className="frame">
      <div className={`inside no-bleed grid items-start *:min-w-0 ${MOBILE[mobile]} ${TABLET[tablet]} ${PC[pc]} ${GAPS[gap]}`}>
        {slots['items']}
      </div>
    </div>
  )
}
