// How the search field and what is under it look while they are used. Apart from the style sheet of the site, which every page loads: this
// comes with the field's own code.
const STYLE = `
[data-suggesting] {
  .site-menu, .search-form ~ * { visibility: hidden; }
  .search-form {
    position: absolute;
    left: calc(max(var(--gutter), (100% - var(--container-base)) / 2) + 9rem);
    width: calc(min(100% - 2 * var(--gutter), var(--container-base)) - 18rem);
    margin: 0;
    input { background: var(--color-page); font-size: 1.0625rem; outline: 2px solid var(--color-ink); outline-offset: 0; }
  }
}
.suggest-tools {
  position: absolute;
  right: max(var(--gutter), (100% - var(--container-base)) / 2);
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  height: 100%;
}
.suggest-panel {
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - var(--size-header) - 1px);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-page);
  box-shadow: 0 24px 40px rgb(34 37 31 / 0.06);
}
.suggest-shade {
  position: absolute;
  z-index: -1;
  inset: calc(100% + 1px) 0 auto;
  height: calc(100dvh - var(--size-header) - 1px);
  background: var(--color-ink);
  opacity: 0.33;
}
.suggest-dialog { width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; overflow: hidden; }
.suggest {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  > :first-child { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
  kbd { margin-right: 0.375rem; padding: 0.125rem 0.375rem; border: 1px solid var(--color-line-field); border-radius: var(--radius-xs); font-family: inherit; }
  mark { background: none; color: inherit; font-weight: 600; }
  [role=option] { border-radius: var(--radius-sm); }
}
.suggest-foot { min-height: 3.25rem; }
.suggest-width, .suggest-foot { width: min(100% - 2 * var(--gutter), var(--container-base)); margin-inline: auto; }
.suggest-parts { display: grid; gap: 1rem 4rem; }
.suggest-heading { margin-bottom: 0.375rem; color: var(--color-ink-mute); font-weight: 500; }
.suggest-row {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3rem;
  margin-inline: -0.75rem;
  padding: 0.375rem 0.75rem;
  &:hover { background: var(--color-surface); }
  &[aria-selected=true] { background: var(--color-surface-deep); box-shadow: inset 2px 0 0 var(--color-ink); }
}
.suggest-popular { display: grid; grid-template-rows: repeat(5, auto); grid-auto-flow: column; grid-auto-columns: 1fr; column-gap: 1.25rem; min-height: 13.75rem; b { flex: none; width: 1.375rem; } }
@media (width < 1024px) {
  .suggest-foot { min-height: 3.25rem; }
.suggest-width, .suggest-foot { padding-block: 0.75rem; }
  .suggest-none { padding: 1.25rem; border-radius: var(--radius-sm); background: var(--color-surface); }
  .suggest-card {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: center;
    gap: 0.875rem;
    margin-inline: -0.75rem;
    padding: 0.5rem 0.75rem;
    &[aria-selected=true] { background: var(--color-surface-deep); }
  }
}
@media (width >= 1024px) {
  .suggest-parts { padding-block: 2rem; }
  .suggest-both { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
  .suggest-start { grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr); }
  .suggest-lost { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .suggest-section + .suggest-section { margin-top: 1.5rem; }
  .suggest-cards { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1.5rem; margin-top: 0.5rem; }
  .suggest-card { display: block; &[aria-selected=true] { outline: 2px solid var(--color-ink); outline-offset: 6px; } }
}`

let isAdded = false

export function addSuggestStyle(): void {
  if (isAdded) return
  isAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
