import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

const LOOKS = { line: 'border-line', ink: 'border-ink', none: 'border-transparent' }
const SPACES = { small: 'py-2', base: 'py-4 md:py-6', large: 'py-8 md:py-12' }

export function Divider({ props }: ViewProps<Props>) {
  return (
    <div className="mx-auto w-full max-w-[var(--frame-max,calc(var(--container-base)+2*var(--gutter)))] px-(--frame-gutter,var(--gutter))">
      <div className={SPACES[props.space ?? 'base']}>
        <hr className={LOOKS[props.look ?? 'line']} aria-hidden={props.look === 'none'} />
      </div>
    </div>
  )
}
