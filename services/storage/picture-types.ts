/** Media types of stored pictures, by the endings of their files. */
export const PICTURE_TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
