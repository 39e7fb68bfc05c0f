/** What a film is by its content: MP4 that browsers play, or WebM; undefined for anything else. */
export function filmEnding(bytes: Buffer): 'mp4' | 'webm' | undefined {
  const text = bytes.toString('latin1', 0, 64)
  if (/^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|f4v |mmp4)/.test(text)) return 'mp4'
  // EBML, and the document type that it names.
  return text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm') ? 'webm' : undefined
}
