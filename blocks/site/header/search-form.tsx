import { Icon } from '@/lib/ui/icon'

/** An ordinary GET form: searching works before hydration and without scripts. */
export function SearchForm({ id, hint, className }: { id: string; hint: string; className: string }) {
  return (
    <form action="/search" role="search" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        검색어
      </label>
      <input
        id={id}
        name="searchKeyword"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        required
        placeholder={hint}
        className="h-11 w-full rounded-full bg-surface pr-4 pl-11 text-[16px] text-ink placeholder:text-ink-mute md:text-[15px] [&::-webkit-search-cancel-button]:hidden"
      />
      <button type="submit" aria-label="검색" className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-full text-ink-soft">
        <Icon name="search" size={20} />
      </button>
    </form>
  )
}
