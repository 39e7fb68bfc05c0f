import type { ViewProps } from '@/renderer/define-block'
import { RichText as Words } from '../_parts/rich-text'
import type { Props } from './schema'

const WIDTHS = { text: 'max-w-text', narrow: 'max-w-narrow', base: '' }

export function RichText({ props }: ViewProps<Props>) {
  return (
    <div className="frame">
      <Words html={props.html} className={WIDTHS[props.width ?? 'text']} />
    </div>
  )
}
