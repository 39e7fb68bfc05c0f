import { NEVER_EARLY } from '@/schemas/rules/events/early'

/** The browser prepares the next document while a link is hovered. What signs out, orders or is personal or for staff is never opened early. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...NEVER_EARLY, '/*\\?*preview=*', '/*\\?*editorId=*'] } },
          { not: { selector_matches: '.no-prerender, .no-prerender *, [download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
export const SPECULATION_TYPE = 'application/speculationrules+json'
export const SPECULATION_PATH = '/speculation.json'
