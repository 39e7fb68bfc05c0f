/** Files that the library takes as pictures, as a file input names them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif'
