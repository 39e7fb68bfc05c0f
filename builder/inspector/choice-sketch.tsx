// Choices of appearance have a sketch besides their name (look 13): on a grid of 40 by 30, in one stroke, like the blocks of the palette.
import type { ReactNode } from 'react'

const box = (x: number, y: number, width: number, height: number, key = `${x},${y}`): ReactNode => (
  <rect key={key} x={x} y={y} width={width} height={height} />
)
const line = (d: string): ReactNode => <path key={d} d={d} />

const SITE = line('M2 4h36M2 26h36')

const SKETCHED: Record<string, Record<string, ReactNode>> = {
  layout: {
    feature: [box(2, 4, 20, 22), box(25, 4, 13, 10), box(25, 17, 13, 9)],
    rail: [box(2, 6, 15, 14), box(20, 6, 15, 14), line('M2 25h10M20 25h10M38 6v14')],
    grid: [box(2, 4, 10, 10), box(15, 4, 10, 10), box(28, 4, 10, 10), box(2, 17, 10, 9), box(15, 17, 10, 9), box(28, 17, 10, 9)],
    staggered: [box(2, 3, 10, 15), box(15, 9, 10, 15), box(28, 3, 10, 15), line('M2 22h10M15 28h10M28 22h10')],
    ruled: [line('M2 5h36M2 12h36M2 19h36M2 26h36')],
    split: [box(2, 4, 18, 10), line('M24 7h14M24 11h9'), box(2, 17, 18, 10), line('M24 20h14M24 24h9')],
    // Layouts of pages: a line above and below is the site's header and footer.
    default: [SITE, box(6, 9, 28, 12)],
    content: [SITE, line('M10 10h20M10 14h20M10 18h14')],
    list: [SITE, line('M8 9h24M8 13h24M8 17h24M8 21h24')],
    detail: [SITE, box(8, 9, 12, 12), line('M23 11h9M23 15h9M23 19h5')],
    menuLNB: [SITE, line('M6 10h6M6 14h6M6 18h6'), box(16, 9, 18, 12)],
    productLNB: [SITE, line('M6 10h6M6 14h6M6 18h6'), box(16, 9, 7.5, 12), box(26.5, 9, 7.5, 12)],
    zinBrand: [SITE, box(6, 9, 28, 6), line('M12 19h16')],
    agency: [SITE, box(6, 9, 17, 12), line('M26 10h8M26 14h8M26 18h5')],
    design: [SITE, box(2, 9, 36, 12)],
    example: [SITE, box(2, 9, 16.5, 12), box(21.5, 9, 16.5, 12)],
    builder: [box(6, 5, 28, 20), line('M6 12h28')],
    empty: [box(6, 5, 28, 20)],
    kakaoLogin: [box(13, 5, 14, 20), line('M16 18h8')],
  },
  heading: {
    top: [line('M2 5h18'), box(2, 11, 36, 15)],
    side: [line('M2 5h7M2 9h5'), box(12, 4, 26, 22)],
    wide: [line('M2 5h11M2 9h8'), box(17, 4, 21, 22)],
  },
  space: {
    none: [box(2, 2, 36, 26), line('M8 6h24M8 24h24')],
    small: [box(2, 2, 36, 26), line('M8 10h24M8 20h24')],
    base: [box(2, 2, 36, 26), line('M8 15h24')],
    large: [box(2, 2, 36, 26), line('M12 15h16')],
  },
  gap: {
    none: [box(4, 6, 16, 18), box(20, 6, 16, 18)],
    base: [box(4, 6, 14, 18), box(22, 6, 14, 18)],
    large: [box(4, 6, 11, 18), box(25, 6, 11, 18)],
  },
  width: {
    full: [box(1, 5, 38, 20)],
    wide: [box(4, 5, 32, 20)],
    base: [box(7, 5, 26, 20)],
    narrow: [box(10, 5, 20, 20)],
    text: [line('M12 8h16M12 13h16M12 18h16M12 23h10')],
    form: [box(14, 5, 12, 5), box(14, 13, 12, 5), box(14, 21, 12, 4)],
  },
  align: {
    left: [line('M4 8h26M4 15h18M4 22h22')],
    center: [line('M7 8h26M11 15h18M9 22h22')],
    full: [line('M2 8h36M2 15h36M2 22h36')],
    start: [line('M2 4h36'), box(7, 7, 10, 18), box(22, 7, 10, 9)],
    end: [line('M2 26h36'), box(7, 5, 10, 18), box(22, 14, 10, 9)],
    stretch: [line('M2 3h36M2 27h36'), box(7, 6, 10, 18), box(22, 6, 10, 18)],
  },
}
/** `center` of two columns differs from `center` of a text. */
const UPRIGHT = [line('M2 15h3M19 15h2M34 15h4'), box(7, 5, 10, 20), box(22, 10, 10, 10)]

const TONES: Record<string, string> = {
  page: 'bg-neutral-0',
  surface: 'bg-neutral-50',
  deep: 'bg-neutral-100',
  dark: 'bg-neutral-900',
  ink: 'bg-neutral-900',
  calm: 'bg-sage-700',
  accent: 'bg-clay-700',
  quiet: 'bg-neutral-200',
}

/** The sketch of one choice among `values`; undefined where words say it better. */
export function choiceSketch(name: string, value: unknown, values: readonly unknown[]): ReactNode | undefined {
  if (typeof value !== 'string') return undefined
  if (name === 'tone' && values.every((one) => typeof one === 'string' && one in TONES))
    return <span className={`h-6 w-10 rounded-sm border border-studio-300 ${TONES[value]!}`} />
  const strokes =
    name === 'align' && values.includes('start') && value === 'center' ? UPRIGHT : name === 'ratio' ? ratio(value) : SKETCHED[name]?.[value]
  return (
    strokes && (
      <svg viewBox="0 0 40 30" width="40" height="30" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
        {strokes}
      </svg>
    )
  )
}

/** `7:5` means two columns, `4/3` a picture. */
function ratio(value: string): ReactNode | undefined {
  const columns = /^(\d+):(\d+)$/.exec(value)
  if (columns) {
    const [a, b] = [Number(columns[1]), Number(columns[2])]
    if (a + b > 20) return box(4, 4, 32, (32 * b) / a)
    const first = (33 * a) / (a + b)
    return [box(2, 4, first, 22), box(2 + first + 3, 4, 33 - first, 22, 'second')]
  }
  const picture = /^(\d+)\/(\d+)$/.exec(value)
  if (picture) {
    const [w, h] = [Number(picture[1]), Number(picture[2])]
    const scale = Math.min(34 / w, 24 / h)
    return box(20 - (w * scale) / 2, 15 - (h * scale) / 2, w * scale, h * scale)
  }
  if (value === 'shorts') return box(13, 3, 14, 24)
  if (value === 'own') return [box(6, 5, 28, 20), line('M6 21l8-7 7 6 5-4 8 6')]
  if (value === 'fill') return [box(3, 3, 15, 24), line('M22 6h15M22 12h15M22 18h10')]
  return undefined
}
