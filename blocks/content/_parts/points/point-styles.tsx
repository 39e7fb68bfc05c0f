// Rules of a part that few pages have: in the sheet of all pages they would cost every reader (tests/journeys/base/bytes.spec.ts). They
// name classes alone and quote nothing, because text is escaped.

/** What lies over a photograph. The units of the layer are those of the box, which says how much of the photograph is seen. */
const RULES = `
.point-layer{position:absolute;inset:0;pointer-events:none;container-type:size}
.point{position:absolute;display:grid;place-items:center;width:2.75rem;height:2.75rem;translate:-50% -50%;pointer-events:auto}
.point-face{display:grid;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;background:var(--color-page);color:var(--color-ink);font-size:var(--text-small);font-weight:600;box-shadow:var(--shadow-overlay)}
.point:has(+ :popover-open) .point-face{background:var(--color-ink);color:var(--color-on-ink)}
.point-card{pointer-events:auto;margin:auto;width:min(20rem,100vw - 2rem);padding:1rem;border-radius:var(--radius-md);background:var(--color-page);color:var(--color-ink);box-shadow:var(--shadow-overlay)}
@supports (position-area:end){.point-card{inset:auto;margin:.5rem 1rem;position-area:end span-all;position-try-fallbacks:flip-block}}
`

/** In a drawing of nothing: HTML permits a sheet in the head of a page alone, and in a drawing wherever that stands. */
export const PointStyles = () => (
  <svg aria-hidden="true" style={{ display: 'none' }}>
    <style>{RULES}</style>
  </svg>
)
