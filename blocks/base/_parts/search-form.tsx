import { Icon } from '@/lib/ui/icon'

interface Props {
  path: string
  label: string
  placeholder: string
  keyword: string
  /** Query name of the keyword. */
  name?: 'keyword' | 'searchKeyword'
  /** Other query names that stay in the URL. */
  keep?: Record<string, string>
}

/** A form that searches by the URL, so that a result can be linked, bookmarked and returned to. */
export function SearchForm({ path, label, placeholder, keyword, name = 'keyword', keep = {} }: Props) {
  return (
    <form action={encodeURI(path)} method="get" role="search" aria-label={label} className="relative w-full md:max-w-90">
      {Object.entries(keep).map(([kept, value]) => value && <input key={kept} type="hidden" name={kept} value={value} />)}
      <input
        type="search"
        name={name}
        aria-label={label}
        defaultValue={keyword}
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
        className="h-13 w-full rounded-sm border border-line-field bg-page pr-13 pl-4 text-body [&::-webkit-search-cancel-button]:hidden"
      />
      <button type="submit" className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-sm">
        <Icon name="search" size={20} />
        <span className="sr-only">검색</span>
      </button>
    </form>
  )
}
