import sanitize, { type IOptions } from 'sanitize-html'
import { PLAIN_SAME, PLAIN_TAGS } from './plain-tags'

const policy: IOptions = {
  allowedTags: [...PLAIN_TAGS],
  allowedAttributes: {},
  transformTags: { ...PLAIN_SAME },
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
  ],
  nestingLimit: 20,
}

/** The policy for what members write, on the server: on write and on render. */
export const sanitizePlain = (html: string): string => sanitize(html, policy)
