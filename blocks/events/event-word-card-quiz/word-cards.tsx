/** The positions of the answer, with the picked words. */
export function WordPlaces({ words, isWrong }: { words: readonly (string | undefined)[]; isWrong: boolean }) {
  return (
    <ol aria-label="고른 카드" className="flex flex-wrap justify-center gap-2 md:gap-3">
      {words.map((word, i) => (
        <li
          key={i}
          data-wrong={isWrong || undefined}
          className={`grid h-16 min-w-20 place-items-center rounded-sm border px-4 text-lead font-semibold md:h-19 md:min-w-26 ${word ? 'border-ink bg-page' : 'border-dashed border-line-field text-ink-mute'} data-wrong:border-danger`}
        >
          {word ?? (
            <>
              <span aria-hidden="true" className="numeric font-normal">
                {i + 1}
              </span>
              <span className="sr-only">{i + 1}번째 자리 비어 있음</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** One card; `place` is its picked position from 0, negative when not picked. */
export function WordCard({ word, place, onPress }: { word: string; place: number; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={place >= 0}
      className="relative inline-flex min-h-13 min-w-20 items-center justify-center rounded-sm bg-page px-5 font-medium inset-ring inset-ring-line-field hover:inset-ring-ink aria-pressed:bg-ink aria-pressed:text-on-ink disabled:text-ink-mute"
    >
      {word}
      {place >= 0 && (
        // At an edge: a card that grew would move its neighbours away from the pointer.
        <span className="numeric absolute top-0.5 right-1.5 text-micro">
          <span aria-hidden="true">{place + 1}</span>
          <span className="sr-only">, {place + 1}번째</span>
        </span>
      )}
    </button>
  )
}
