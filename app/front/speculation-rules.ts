import { NEVER_PREFETCHED } from '@/schemas/rules/base/may-prefetch'

/** Lets the browser prerender the page behind a link that is hovered, except paths that sign out, order, or are personal or for staff. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...NEVER_PREFETCHED, '/*\\?*preview=*', '/*\\?*editorId=*'] } },
          { not: { selector_matches: '.no-prerender, .no-prerender *, [download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
export const SPECULATION_TYPE = 'application/speculationrules+json'
export const SPECULATION_PATH = '/speculation.json'
