/** The base style of everything above the page: type, colour, and one cobalt for the focus ring. */
export const CHROME = 'text-studio-body text-studio-text [--color-focus:var(--color-studio-select)]'
