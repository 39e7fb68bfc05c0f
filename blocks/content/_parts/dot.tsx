import type { CSSProperties, ReactNode } from 'react'

interface Props {
  /** Percent of the picture that it stands on. */
  x: number
  y: number
  isFaint?: boolean
  children: ReactNode
}

/** Where something is on a photograph. */
export function Dot({ x, y, isFaint = false, children, ...marks }: Props) {
  return (
    <span
      {...marks}
      style={dotPlace(x, y, isFaint)}
      className="numeric absolute grid size-8 place-items-center rounded-full bg-page text-caption shadow-overlay"
    >
      {children}
    </span>
  )
}

const dotPlace = (x: number, y: number, isFaint: boolean): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  translate: '-50% -50%',
  ...(isFaint ? { opacity: 0.7 } : {}),
})
