import { markWords } from '@/schemas/rules/site/search'

/** A text with the keywords marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map(({ text: piece, isHit }, i) =>
    isHit ? (
      <mark key={i} className="rounded-xs bg-calm-soft text-inherit">
        {piece}
      </mark>
    ) : (
      <span key={i}>{piece}</span>
    ),
  )
}
