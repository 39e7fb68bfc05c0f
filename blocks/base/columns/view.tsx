import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

const RATIOS = {
  pc: {
    '1:1': 'md:grid-cols-2',
    '7:5': 'md:grid-cols-[7fr_5fr]',
    '5:7': 'md:grid-cols-[5fr_7fr]',
    '8:4': 'md:grid-cols-[8fr_4fr]',
    '4:8': 'md:grid-cols-[4fr_8fr]',
    '9:3': 'md:grid-cols-[9fr_3fr]',
    '3:9': 'md:grid-cols-[3fr_9fr]',
    '2:1': 'md:grid-cols-[2fr_1fr]',
    '1:2': 'md:grid-cols-[1fr_2fr]',
  },
  tablet: {
    '1:1': 'sm:grid-cols-2',
    '7:5': 'sm:grid-cols-[7fr_5fr]',
    '5:7': 'sm:grid-cols-[5fr_7fr]',
    '8:4': 'sm:grid-cols-[8fr_4fr]',
    '4:8': 'sm:grid-cols-[4fr_8fr]',
    '9:3': 'sm:grid-cols-[9fr_3fr]',
    '3:9': 'sm:grid-cols-[3fr_9fr]',
    '2:1': 'sm:grid-cols-[2fr_1fr]',
    '1:2': 'sm:grid-cols-[1fr_2fr]',
  },
  never: {
    '1:1': 'grid-cols-2',
    '7:5': 'grid-cols-[7fr_5fr]',
    '5:7': 'grid-cols-[5fr_7fr]',
    '8:4': 'grid-cols-[8fr_4fr]',
    '4:8': 'grid-cols-[4fr_8fr]',
    '9:3': 'grid-cols-[9fr_3fr]',
    '3:9': 'grid-cols-[3fr_9fr]',
    '2:1': 'grid-cols-[2fr_1fr]',
    '1:2': 'grid-cols-[1fr_2fr]',
  },
}
const GAPS = { none: 'gap-0', base: 'gap-x-(--grid-gap) gap-y-9', large: 'gap-x-(--grid-gap) gap-y-10 md:gap-x-16' }
const ALIGN = { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' }
const FIRST_BELOW = { pc: 'max-md:order-last', tablet: 'max-sm:order-last', never: '' }

export function Columns({ props, slots }: ViewProps<Props>) {
  const { ratio, gap = 'base', stackAt = 'pc', align = 'start', inset = 'none', reverse = false } = props
  const cell = (name: 'first' | 'second') =>
    `inside no-bleed flex min-w-0 flex-col gap-6 ${align === 'stretch' ? 'justify-center *:data-block:only:*:grow' : ''} ${inset === name || inset === 'both' ? 'px-(--gutter) py-10 md:px-10 md:py-14 lg:px-16 lg:py-18' : ''}`
  return (
    <div className="frame">
      <div className={`grid ${RATIOS[stackAt][ratio]} ${GAPS[gap]} ${ALIGN[align]}`}>
        <div className={`${cell('first')} ${reverse ? FIRST_BELOW[stackAt] : ''}`}>{slots['first']}</div>
        <div className={cell('second')}>{slots['second']}</div>
      </div>
    </div>
  )
}
