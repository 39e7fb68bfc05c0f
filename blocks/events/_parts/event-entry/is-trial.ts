/**
 * Whether staff only try the event, in a preview or on the builder's canvas: then no entry is sent, and answers are compared by the
 * staff's own call.
 */
export function isTrial(): boolean {
  const query = new URLSearchParams(location.search)
  return query.get('preview') === 'Y' || query.has('editorId') || location.pathname.startsWith('/ice_builder')
}
