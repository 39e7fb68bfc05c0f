import { documentOf } from '@/tests/bench/builder/documents'
import { PuckEditor } from '../../puck-editor'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ name: string }> }) {
  return <PuckEditor document={documentOf((await params).name)} />
}
