/** A link to a draft, in minutes: how long it can be opened, once, which is enough to bring it from a mail to a browser; how long it then shows the page. */
export const PREVIEW_LINK = { opensWithin: 10, showsFor: 30 } as const
