'use client'

/** Renders on the server and throws in a browser. */
export function BrowserFault() {
  if (typeof window !== 'undefined') throw new Error('the fault block throws in the browser')
  return <p>브라우저에서 실패하는 블록입니다.</p>
}
