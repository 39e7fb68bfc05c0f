/** A box that is ticked. */
export const CHECK = 'size-4 accent-studio-select max-md:size-5 pointer-coarse:size-5'
