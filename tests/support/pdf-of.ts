/** A PDF of red pages with a line of text each, written by hand: its parts are a few lines, and no test needs a library for them. */
export function pdfOf(texts: readonly string[]): Buffer {
  const objects: string[] = []
  const pageIds = texts.map((_, i) => 4 + i * 2)
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Count ${texts.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  for (const [i, text] of texts.entries()) {
    const id = pageIds[i]!
    const drawing = `1 0 0 rg 0 0 300 400 re f 0 0 0 rg BT /F1 12 Tf 20 20 Td (${text}) Tj ET`
    objects[id] = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources << /Font << /F1 3 0 R >> >> /Contents ${id + 1} 0 R >>`
    objects[id + 1] = `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
  }
  let body = '%PDF-1.4\n'
  const places: number[] = []
  for (const [id, object] of objects.entries()) {
    if (object === undefined) continue
    places[id] = body.length
    body += `${id} 0 obj\n${object}\nendobj\n`
  }
  const table = Array.from(objects, (_, id) =>
    id === 0 ? '0000000000 65535 f \n' : `${String(places[id]).padStart(10, '0')} 00000 n \n`,
  ).join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length}\n${table}trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
  )
}

/** A PDF that opens by a password only: its dictionary says so, and no key that a reader derives from an empty password fits. */
export function lockedPdf(): Buffer {
  const encryption = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`
  const id = `[<${'0'.repeat(32)}> <${'0'.repeat(32)}>]`
  return Buffer.from(pdfOf(['Secret']).toString().replace('/Root 1 0 R >>', `/Root 1 0 R /Encrypt ${encryption} /ID ${id} >>`))
}
