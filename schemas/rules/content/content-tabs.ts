/** The tabs that styling contents are sorted under: the query name that carries the choice, and their codes, first the default (C-TABS). */
export const CONTENT_TABS = {
  trendship: { query: 'trendTab', codes: ['HT01', 'HT02'] },
  'style-guide': { query: 'guideTab', codes: ['AZ01', 'AZ02', 'AZ03', 'AZ04'] },
} as const

export type TabbedKind = keyof typeof CONTENT_TABS

export const isTabbed = (kind: string): kind is TabbedKind => Object.hasOwn(CONTENT_TABS, kind)

/** The tab that a URL shows: the one it names, or the first where it names none or one that is not there (C-TABS, RT-34). */
export function tabOf(kind: string, query: Readonly<Record<string, string>>): string | undefined {
  if (!isTabbed(kind)) return undefined
  const { query: name, codes } = CONTENT_TABS[kind]
  return codes.find((code) => code === query[name]) ?? codes[0]
}
