/** Where uploaded files are found. */
export const UPLOADS = '/media/uploads/'

const NAME = /^[0-9a-f]{64}\.(?:jpg|png|webp|mp4|webm|vtt|pdf)$/

/** Whether this can be the name of an uploaded file: the hash of a content, and an ending of ours. Nothing else is ever read. */
export const isUploadName = (name: string): boolean => NAME.test(name)
