/** Key of the browser's storage under which replies lie that are not sent yet (blocks/base/_parts/replies/reply-drafts.ts); a sign-out removes it. */
export const REPLY_DRAFTS = 'maru-reply-drafts'
