import { Icon } from '@/lib/ui/icon'

/** An ordinary GET form: searching works before hydration and without scripts. */
export function SearchForm({ id, hint, className }: { id: string; hint: string; className: string }) {
  return (
    <form action="/search" role="search" className={`search-form ${className}`}>
      <label htmlFor={id} className="sr-only">
        검색어
      </label>
      <input id={id} name="searchKeyword" type="search" enterKeyHint="search" autoComplete="off" required placeholder={hint} />
      <button type="submit" aria-label="검색">
        <Icon name="search" size={20} />
      </button>
    </form>
  )
}
