// The style of maps travels with their script, so that no page without a map loads it. What is pressed is 44 pixels wide.
const STYLE = `
.map { position: absolute; inset: 0; overflow: hidden; background: var(--color-info-50); touch-action: none; cursor: grab; user-select: none; -webkit-user-select: none; outline-offset: -2px; }
.map:active { cursor: grabbing; }
.map > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.map path { vector-effect: non-scaling-stroke; }
.map > svg path { fill: var(--color-neutral-25); stroke: var(--color-neutral-300); stroke-width: 1; stroke-linejoin: round; }
.map-names, .map-marks { position: absolute; top: 0; left: 0; }
.map-names { pointer-events: none; }
.map-name { position: absolute; padding: 0 4px; transform: translate(-50%, -50%); white-space: nowrap; font-size: 0.8125rem; line-height: 1.25rem; color: var(--color-ink-mute); text-shadow: 0 0 3px var(--color-page), 0 0 3px var(--color-page), 0 0 3px var(--color-page); }
.map-mark { position: absolute; width: 44px; height: 44px; margin: -22px 0 0 -22px; display: grid; place-items: center; border-radius: 9999px; font-size: 0.8125rem; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--color-on-ink); cursor: pointer; isolation: isolate; }
.map-mark::before { content: ''; position: absolute; inset: 4px; z-index: -1; border-radius: 9999px; background: var(--color-brand); box-shadow: 0 0 0 2px var(--color-page), var(--shadow-float); transition: inset var(--duration-quick) var(--ease-out), background-color var(--duration-quick); }
.map-cluster-large::before { inset: -1px; }
.map-pin::before { inset: 12px; border: 4px solid var(--color-brand); background: var(--color-page); }
.map-pin[aria-pressed='true']::before { opacity: 0; }
.map-mark:hover::before { background: var(--color-ink); }
.map-pin:hover::before { inset: 10px; border-color: var(--color-ink); background: var(--color-page); }
.map-mark:focus-visible { z-index: 2; outline: 2px solid var(--color-focus); outline-offset: 2px; }
.map-chosen { position: absolute; width: 26px; height: 26px; margin: -33px 0 0 -13px; border-radius: 50% 50% 50% 0; rotate: -45deg; background: var(--color-accent); box-shadow: 0 0 0 2px var(--color-page); }
.map-chosen::after { content: ''; position: absolute; inset: 8px; border-radius: 9999px; background: var(--color-page); }
.map-here { position: absolute; width: 16px; height: 16px; margin: -8px 0 0 -8px; border-radius: 9999px; background: var(--color-info-700); box-shadow: 0 0 0 3px var(--color-page), 0 0 0 9px rgb(45 95 134 / 0.18); }
.map-tools { position: absolute; top: 12px; right: 12px; display: grid; overflow: hidden; border-radius: var(--radius-sm); background: var(--color-page); box-shadow: var(--shadow-float); }
.map-tools button { display: grid; width: 44px; height: 44px; place-items: center; }
.map-tools button + button { border-top: 1px solid var(--color-line-soft); }
.map-tools button:hover { background: var(--color-surface); }
.map-tools button:focus-visible { outline-offset: -2px; }
.map-hint, .map-state { position: absolute; left: 50%; translate: -50% 0; max-width: calc(100% - 32px); padding: 8px 16px; border-radius: var(--radius-full); background: rgb(34 37 31 / 0.86); color: var(--color-on-ink); font-size: 0.875rem; line-height: 1.375rem; text-align: center; pointer-events: none; }
.map-hint { bottom: 24px; }
.map-hint[hidden] { display: none; }
.map-state { top: 50%; translate: -50% -50%; width: max-content; }
.map-state button { pointer-events: auto; min-height: 44px; margin: -11px -8px -11px 4px; padding: 0 8px; font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
.map-count { position: absolute; top: 12px; left: 12px; padding: 4px 12px; border-radius: var(--radius-full); background: var(--color-page); box-shadow: var(--shadow-float); font-size: 0.8125rem; line-height: 1.25rem; color: var(--color-ink-soft); pointer-events: none; }
.map-card { position: absolute; right: 12px; bottom: 12px; left: 12px; padding: 16px 56px 12px 20px; border-radius: var(--radius-md); background: var(--color-page); box-shadow: var(--shadow-overlay); }
@media (min-width: 480px) { .map-card { right: auto; width: min(400px, calc(100% - 24px)); } }
.map-card-close { position: absolute; top: 4px; right: 4px; display: grid; width: 44px; height: 44px; place-items: center; }
.map-room { position: relative; overflow: hidden; }
.shop-map { display: none; }
@media (min-width: 1024px) {
  [data-finder='map'] { grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr); column-gap: 32px; }
  [data-finder='map'] > :nth-child(2) { grid-column: 1; }
  .shop-map { display: block; position: sticky; top: calc(var(--size-header) + 16px); grid-area: 1 / 2 / span 2 / auto; height: clamp(440px, 100dvh - 270px, 900px); border-radius: var(--radius-md); }
}
[data-shop][aria-current] { background: var(--color-accent-soft); box-shadow: 0 0 0 12px var(--color-accent-soft); clip-path: inset(0 -12px); }
@media (forced-colors: active) { .map-mark::before { border: 2px solid ButtonText; } .map-pin[aria-pressed='true']::before, .map-chosen { background: Highlight; forced-color-adjust: none; } }
@media print { .shop-map { display: none; } }
`

let sheet: CSSStyleSheet | undefined

/** Adds the style to the page, once. */
export function addMapStyle(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
