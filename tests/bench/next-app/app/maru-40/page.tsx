import { drawDocument } from '@/tests/bench/draw-document'
import { mixedDocument } from '@/tests/bench/mixed-document'

export const dynamic = 'force-dynamic'
const document = mixedDocument(40)

export default function Page() {
  return <main>{drawDocument(document)}</main>
}
