import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '../_parts/action-link'
import type { Props } from './schema'

const ALIGN = { left: 'max-sm:*:grow', center: 'justify-center', full: '*:grow' }

export function Button({ props }: ViewProps<Props>) {
  const { label, link, tone = 'primary', size = 'md', newWindow, align = 'left', second } = props
  return (
    <div className="frame">
      <div className={`flex flex-wrap gap-2 ${tone === 'text' ? '' : ALIGN[align]}`}>
        <ActionLink href={link} tone={tone} size={size} newWindow={newWindow}>
          {label}
        </ActionLink>
        {second && (
          <ActionLink href={second.link} tone={second.tone ?? 'line'} size={size}>
            {second.label}
          </ActionLink>
        )}
      </div>
    </div>
  )
}
