export const FIELD =
  'h-8 w-full rounded-sm border border-studio-field bg-studio-panel px-2.5 text-studio-body placeholder:text-studio-text-mute max-md:h-11 max-md:text-body pointer-coarse:h-11'
/** Added to a field that `aria-invalid` marks. */
export const INVALID_FIELD = 'aria-invalid:border-danger aria-invalid:outline-danger'
