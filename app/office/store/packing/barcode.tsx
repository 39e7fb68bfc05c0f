import { code128 } from '@/schemas/rules/store/code-128'

/** A module in millimetres: a label printer of 203 dpi prints it with whole dots, and a number of an order still fits on a label. */
const MODULE = 0.34

/** The bars of a number, black on white at the size in which they are scanned; nothing for what no scanner reads. */
export function Barcode({ text }: { text: string }) {
  const code = code128(text)
  if (!code) return null
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${code.modules} 10`}
      width={`${(code.modules * MODULE).toFixed(1)}mm`}
      height="10mm"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {code.bars.map(({ at, width }) => (
        <rect key={at} x={at} width={width} height="10" />
      ))}
    </svg>
  )
}
