/** What a screen calls a reply; both words take the particle 을. */
export type ReplyNoun = '글' | '댓글'
