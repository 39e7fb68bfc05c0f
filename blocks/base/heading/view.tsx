import type { ViewProps } from '@/renderer/define-block'
import { SectionHeading } from '../_parts/section-heading'
import type { Props } from './schema'

const SIZES = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'title' } as const

export function Heading({ props }: ViewProps<Props>) {
  const { text, level, size, ...rest } = props
  return (
    <div className="frame">
      <SectionHeading title={text} level={level} size={size ?? SIZES[level as 1]} {...rest} />
    </div>
  )
}
