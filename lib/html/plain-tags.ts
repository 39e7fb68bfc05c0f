/** The tags of a member's text: paragraphs, small headings, lists, emphasis. Attributes have none of them. */
export const PLAIN_TAGS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const
/** Tags of the same meaning, which other programs write. */
export const PLAIN_SAME: Readonly<Record<string, (typeof PLAIN_TAGS)[number]>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
