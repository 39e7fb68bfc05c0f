/** Digits as any keyboard writes them, full-width included. */
export const plainNumber = (text: string): string => text.normalize('NFKC').replace(/[\s,]/g, '').replace(/[−–]/g, '-')
