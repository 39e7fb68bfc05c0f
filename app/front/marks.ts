// The internals of Next and React on which the page server depends, which they do not document. Everything that depends on a mark takes
// it from here, and `npm run build` checks each of them against the installed packages (scripts/tools/missing-marks.ts): an upgrade that
// changes one stops the build and says what has to be looked at.

/** Marks that React's server writes into the HTML that it streams. */
export const REACT_MARKS = {
  /** Prefix of every script that moves content, except the first one of a page, which may set its clock. */
  moverScript: '$R',
  clockScript: 'requestAnimationFrame',
  /** `$RC("B:0","S:0")` moves a completed segment into its Suspense boundary. */
  completeBoundary: '$RC',
  /** `$RS("S:1","P:1")` moves a segment into its placeholder within another segment. */
  completeSegment: '$RS',
  /** `$RR("B:0","S:0",…)` does what $RC does once the boundary's style sheets are loaded. */
  completeBoundaryWithStyles: '$RR',
  /** `$RX("B:0",…)` leaves a failed boundary to the client. */
  clientRenderBoundary: '$RX',
  /** The comments that begin a boundary, by its state, and the one that ends it. */
  completedBoundary: '<!--$-->',
  pendingBoundary: '<!--$?-->',
  failedBoundary: '<!--$!-->',
  endOfBoundary: '<!--/$-->',
  /** Placeholder of a boundary's or a segment's content. */
  template: '<template id="',
  /** Follows the comment of a failed boundary; names the error where it has a digest. */
  failedTemplate: '<template',
  errorDigest: ' data-dgst="',
  /** Prefixes of the ids of boundaries, segments and placeholders. */
  boundaryId: 'B:',
  segmentId: 'S:',
  placeholderId: 'P:',
  /** Hidden elements that carry a segment: the parser allows each kind of content in its own kind of element only. */
  hiddenHtml: '<div hidden id="',
  hiddenSvg: '<svg aria-hidden="true" style="display:none" id="',
  hiddenMath: '<math aria-hidden="true" style="display:none" id="',
  hiddenTable: '<table hidden id="',
  hiddenTableBody: '<table hidden><tbody id="',
  hiddenTableRow: '<table hidden><tr id="',
  hiddenColumnGroup: '<table hidden><colgroup id="',
} as const

/** Names on Next's side of a request. */
export const NEXT_MARKS = {
  /** Digests of `notFound()` and `redirect()`, found in a page that noticed only after its status had been sent. */
  lateHttpError: 'NEXT_HTTP_ERROR_FALLBACK',
  lateRedirect: 'NEXT_REDIRECT',
  /** Headers by which Next's client requests a part of a page, in place of the whole page. */
  payloadHeader: 'rsc',
  prefetchHeader: 'next-router-prefetch',
  segmentPrefetchHeader: 'next-router-segment-prefetch',
  actionHeader: 'next-action',
  /** Query name that Next's client adds to such a request. */
  payloadQuery: '_rsc',
  /** Request header from which Next takes the nonce for the scripts that it writes. */
  policyHeader: 'content-security-policy',
  /** Paths of the build's own files, of Next itself, and of its tools in development. */
  staticFiles: '/_next/static/',
  ownFiles: '/_next/',
  developmentTools: '/__nextjs',
} as const
