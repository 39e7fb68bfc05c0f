import { Icon } from '@/lib/ui/icon'

/** The head of one of the three steps, with what is chosen in it. */
export function PartHead({ id, number, title, done }: { id: string; number: number; title: string; done: string | undefined }) {
  return (
    <div className="mb-5 flex items-baseline gap-3 border-b border-ink pb-3">
      <span aria-hidden="true" className="numeric text-small font-semibold text-ink-mute">
        {number}
      </span>
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {done && (
        <span className="ml-auto inline-flex items-center gap-1 text-small text-ink-soft">
          <Icon name="check" size={16} />
          {done}
        </span>
      )}
    </div>
  )
}
