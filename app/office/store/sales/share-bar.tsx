interface ShareBarProps {
  now: number
  before: number
  /** The longest bar of the table. */
  most: number
}

const WIDTH = 200
/** How much of the most, as a bar; the period before as a mark on it. It is a picture: the numbers stand in its row. */
export function ShareBar({ now, before, most }: ShareBarProps) {
  const at = (value: number): number => Math.max(0, Math.min(WIDTH, Math.round((value / most) * WIDTH)))
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" className="mt-1 block h-2 w-full max-w-80">
      <rect width={WIDTH} height="8" className="fill-studio-100" />
      <rect width={at(now)} height="8" className="fill-studio-accent-600" />
      {before > 0 && <rect x={Math.max(0, at(before) - 1)} width="2" height="8" className="fill-studio-text" />}
    </svg>
  )
}
