import type { CSSProperties } from 'react'
import { Icon } from '@/lib/ui/icon'
import { Picture, type Image } from '../picture'
import { afterWords, START } from './after-words'
import { BeforeAfterStyles } from './before-after-styles'
import { MoveEdge } from './move-edge.lazy'

interface Props {
  /** The same place, seen from the same spot: both are cut alike. */
  before: Image
  after: Image
  /** Without a ratio that of the picture of afterwards. */
  ratio?: string | undefined
  sizes: string
  /** What the edge is between, for screen readers: 거실. */
  label?: string | undefined
}

/**
 * One place before and after the work, with an edge between them that moves by finger, mouse and keys: it is a range of the browser's own.
 * Both photographs lie in a box whose size is known before they load, and are cut at one point, so that a wall stays where it is.
 */
export function BeforeAfter({ before, after, ratio, sizes, label }: Props) {
  const focal = after.focal ?? before.focal
  const own = ratio ?? (after.width && after.height ? `${after.width}/${after.height}` : '16/10')
  return (
    <div>
      <BeforeAfterStyles />
      <div className="before-after" style={{ '--edge': `${START}%` } as CSSProperties}>
        <Picture image={{ ...before, focal }} ratio={own} sizes={sizes} />
        <div className="after-part">
          <Picture image={{ ...after, focal }} ratio="fill" sizes={sizes} />
        </div>
        <input
          type="range"
          className="edge-range"
          min={0}
          max={100}
          defaultValue={START}
          aria-label={label ? `${label}: 시공 전과 후의 경계` : '시공 전과 후의 경계'}
          aria-valuetext={afterWords(START)}
        />
        <span aria-hidden="true" className="edge-line">
          <span className="edge-knob">
            <Icon name="chevron" size={16} className="rotate-180" />
            <Icon name="chevron" size={16} />
          </span>
        </span>
        <span aria-hidden="true" className="edge-side" style={{ left: 14 }}>
          시공 전
        </span>
        <span aria-hidden="true" className="edge-side" style={{ right: 14 }}>
          시공 후
        </span>
      </div>
      <p className="numeric mt-3 flex flex-wrap justify-between gap-x-4 text-small text-ink-mute">
        <span>밀거나 좌우 화살표로 옮깁니다.</span>
        <span aria-hidden="true">{afterWords(START)}</span>
      </p>
      <MoveEdge />
    </div>
  )
}
