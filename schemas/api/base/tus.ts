// Words of the tus protocol 1.0 that both sides of a resumable upload say (https://tus.io/protocols/resumable-upload).
export const TUS_VERSION = '1.0.0'
/** Content type of a piece. */
export const PIECE_TYPE = 'application/offset+octet-stream'
