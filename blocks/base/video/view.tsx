import type { ViewProps } from '@/renderer/define-block'
import { Player } from '../_parts/player.lazy'
import type { Props } from './schema'

export function Video({ props }: ViewProps<Props>) {
  const { caption, ratio, ...video } = props
  return (
    <figure className="frame">
      <Player {...video} shorts={ratio === 'shorts'} />
      {caption && <figcaption className="type-caption mt-3 text-ink-mute">{caption}</figcaption>}
    </figure>
  )
}
