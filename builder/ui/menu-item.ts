export const MENU_ITEM =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 select-none outline-none data-disabled:text-studio-field data-highlighted:bg-studio-100 max-md:min-h-11 pointer-coarse:min-h-11'
