const NUMBERS = /(\d[\d:~-]*\d)/

/** A sentence whose telephone numbers and hours are not broken across lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(NUMBERS).map((piece, i) =>
    i % 2 === 1 ? (
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
