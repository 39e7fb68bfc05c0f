import type { EventPageData } from '../_parts/event-entry/event-entry'

/** The answers of a survey as text; the entry chooses one. */
export function Survey({ items, over }: { items: EventPageData['survey']; over: boolean }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="survey-title" className="mt-12 md:mt-16">
      <h2 id="survey-title" className="type-title">
        {over ? '설문에서 물은 것' : '설문의 보기'}
      </h2>
      <ol className="mt-4 border-t border-ink">
        {items.map((item, i) => (
          <li key={item.SURVEY_SEQ} className="flex gap-5 border-b border-line py-4">
            <span aria-hidden="true" className="numeric w-5 shrink-0 text-ink-mute">
              {i + 1}
            </span>
            {item.ANSWER}
          </li>
        ))}
      </ol>
    </section>
  )
}
