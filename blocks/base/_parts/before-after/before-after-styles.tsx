// Rules of a part that few pages have: in the sheet of all pages they would cost every reader (tests/journeys/base/bytes.spec.ts). They
// name classes alone and quote nothing, because text is escaped.

const RULES = `
.before-after{position:relative;overflow:hidden;border-radius:var(--radius-sm);background:var(--color-surface-deep)}
.after-part{position:absolute;inset:0;clip-path:inset(0 0 0 var(--edge))}
.edge-line{position:absolute;inset-block:0;left:var(--edge);width:2px;margin-left:-1px;background:var(--color-page);pointer-events:none}
.edge-knob{position:absolute;top:50%;left:50%;display:flex;align-items:center;justify-content:center;width:3.25rem;height:3.25rem;translate:-50% -50%;border-radius:50%;background:var(--color-page);color:var(--color-ink);box-shadow:var(--shadow-float)}
.edge-range{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y}
.edge-range:focus-visible ~ .edge-line .edge-knob{outline:2px solid var(--color-ink);outline-offset:3px}
.edge-side{position:absolute;bottom:.875rem;padding:.25rem .625rem;border-radius:var(--radius-xs);background:var(--color-page);color:var(--color-ink);font-size:var(--text-small);font-weight:600;pointer-events:none}
`

/** In a drawing of nothing: HTML permits a sheet in the head of a page alone, and in a drawing wherever that stands. */
export const BeforeAfterStyles = () => (
  <svg aria-hidden="true" style={{ display: 'none' }}>
    <style>{RULES}</style>
  </svg>
)
