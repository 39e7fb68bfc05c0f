import { drawDocument } from '@/tests/bench/draw-document'
import { mixedDocument } from '@/tests/bench/mixed-document'

export const dynamic = 'force-static'
const document = mixedDocument(40)

export default function Page() {
  return <main>{drawDocument(document)}</main>
}
