import type { LinkKind } from './use-found-links'

interface LinkKindsProps {
  kinds: readonly LinkKind[]
  value: string | null
  onChange: (kind: string | null) => void
}

/** Narrows the list to one kind. The focus stays in the field, from which Alt and an arrow do the same. */
export function LinkKinds({ kinds, value, onChange }: LinkKindsProps) {
  if (kinds.length < 2) return null
  return (
    <div
      role="group"
      aria-label="종류"
      className="flex shrink-0 flex-wrap gap-1 border-b border-studio-line p-1.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:mask-r-from-85% max-md:pr-12"
    >
      {[{ kind: null, title: '모두' }, ...kinds].map((one) => (
        <button
          key={one.kind ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={one.kind === value}
          ref={(element) => {
            // jsdom has no layout; a browser brings the chosen one into sight, wherever an arrow went.
            if (one.kind === value) element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(one.kind)}
          className="inline-flex min-h-7 shrink-0 items-center rounded-full border border-studio-300 px-2.5 text-studio-label font-normal whitespace-nowrap hover:bg-studio-100 aria-pressed:border-studio-select aria-pressed:bg-studio-select-soft aria-pressed:font-medium max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {one.title}
        </button>
      ))}
    </div>
  )
}
