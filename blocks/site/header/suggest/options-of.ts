import type { Suggestions } from './use-suggestions'

type Mark = Suggestions['meant']['marks'][number]

export interface Option {
  section: 'meant' | 'words' | 'categories' | 'others' | 'sold'
  text: string
  marks: readonly Mark[]
  href: string
  /** Beside the name. */
  note: string
  /** A word that is looked for, and no page. */
  isWord: boolean
  sold?: Suggestions['sold'][number]
}

export const searchHref = (word: string): string => `/search?searchKeyword=${encodeURIComponent(word)}`
const counted = (count: number, unit: string): string => (count > 0 ? `${count.toLocaleString('ko-KR')}${unit}` : '')

/** In the order in which the arrows go through them. */
export function optionsOf({ meant, words, categories, others, sold }: Suggestions): Option[] {
  const word = (section: Option['section'], { text, marks }: Suggestions['words'][number], note = ''): Option => ({
    section,
    text,
    marks,
    href: searchHref(text),
    note,
    isWord: true,
  })
  return [
    ...(meant.text ? [word('meant', meant, counted(meant.count, '건'))] : []),
    ...words.map((one) => word('words', one)),
    ...categories.map(({ title, marks, link, kind, count }) => ({
      section: 'categories' as const,
      text: title,
      marks,
      href: link,
      note: [kind, counted(count, '개')].filter(Boolean).join(', '),
      isWord: false,
    })),
    ...others.map(({ title, marks, link, kind }) => ({
      section: 'others' as const,
      text: title,
      marks,
      href: link || searchHref(title),
      note: kind,
      isWord: false,
    })),
    ...sold.map((one) => ({
      section: 'sold' as const,
      text: one.title,
      marks: one.marks,
      href: one.link,
      note: one.kind,
      isWord: false,
      sold: one,
    })),
  ]
}
