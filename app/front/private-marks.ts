// What the page server knows of the insides of Next and React, none of which they document. Everything that depends on a mark
// takes it from here, and `npm run build` asserts each of them against the installed packages (assert-private-marks.ts): an
// upgrade that changes one stops the build and says what has to be looked at.

/** Names in React's stream of HTML, written by react-dom's server. */
export const REACT = {
  /** `$RC("B:0","S:0")` moves a completed segment into its Suspense boundary. */
  completeBoundary: '$RC',
  /** `$RS("S:1","P:1")` moves a segment into its placeholder within another segment. */
  completeSegment: '$RS',
  /** `$RR("B:0","S:0",…)` does what $RC does once the boundary's style sheets are there. */
  completeBoundaryWithStyles: '$RR',
  /** `$RX("B:0",…)` leaves a failed boundary to the client. */
  clientRenderBoundary: '$RX',
  /** Begins the comment of a boundary that waits, is complete, or has failed; `/$` ends it. */
  pendingBoundary: '<!--$?-->',
  completedBoundary: '<!--$-->',
  endOfBoundary: '<!--/$-->',
  /** Stands in a boundary whose content follows; its id is in $RC's call. */
  boundaryTemplate: '<template id="',
  /** Prefixes of the ids of boundaries, segments and placeholders. */
  boundaryId: 'B:',
  segmentId: 'S:',
  placeholderId: 'P:',
  /** Begin the hidden elements in which a segment travels: in HTML, in svg and math, in a table. */
  hiddenHtml: '<div hidden id="',
  hiddenSvg: '<svg aria-hidden="true" style="display:none" id="',
  hiddenMath: '<math aria-hidden="true" style="display:none" id="',
  hiddenTable: '<table hidden id="',
  hiddenTableBody: '<table hidden><tbody id="',
  hiddenTableRow: '<table hidden><tr id="',
  hiddenColumnGroup: '<table hidden><colgroup id="',
  /** Begins the mark of a boundary that failed on the server, followed by ` data-dgst="…"` where the error has a digest. */
  failedBoundary: '<template',
  errorDigest: ' data-dgst="',
} as const

/** Names on Next's side of a request. */
export const NEXT = {
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
