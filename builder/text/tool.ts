/** A tool of the text's toolbar: small on a desktop, 44 px on touch screens. */
export const TOOL =
  'inline-grid size-7 shrink-0 place-items-center rounded-sm text-studio-800 select-none hover:bg-studio-100 aria-pressed:bg-studio-select-soft aria-pressed:text-studio-select max-md:size-11 pointer-coarse:size-11'
