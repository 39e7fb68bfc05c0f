/** What cannot be written in lies in the panel instead of on it: `readonly` of a field, `data-readonly` of a list of choices. */
const READ_ONLY =
  '[&[readonly]]:border-studio-line [&[readonly]]:bg-studio-chrome data-readonly:cursor-default data-readonly:border-studio-line data-readonly:bg-studio-chrome'
export const FIELD = `h-8 w-full rounded-sm border border-studio-field bg-studio-panel px-2.5 text-studio-body placeholder:text-studio-text-mute max-md:h-11 max-md:text-body pointer-coarse:h-11 ${READ_ONLY}`
/** Added to a field that `aria-invalid` marks. */
export const INVALID_FIELD = 'aria-invalid:border-danger aria-invalid:outline-danger'
