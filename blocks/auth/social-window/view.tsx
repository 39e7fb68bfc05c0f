import type { ViewProps } from '@/renderer/define-block'
import { WindowPassage } from './window-passage.lazy'
import type { Props } from './schema'

/** Shown briefly on the way to a provider and back, and longer only after a failure. */
export function SocialWindow({ props, page }: ViewProps<Props>) {
  const { title, step } = props
  return (
    <div className="frame min-h-[80dvh] pt-[26dvh] pb-16 text-center">
      <p className="text-small text-ink-mute">{page.site.name}</p>
      <h1 className="type-h2 mt-2">{title}</h1>
      <WindowPassage step={step} />
    </div>
  )
}
