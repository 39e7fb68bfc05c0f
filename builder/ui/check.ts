/** A check box. */
export const CHECK = 'size-4 accent-studio-select max-md:size-5 pointer-coarse:size-5'
