import type { Metadata } from 'next'
import { IntroduceBlocks } from '@/app/ice_builder/introduce-blocks'
import { requireStaff } from '@/app/ice_builder/require-staff'
import { ContentPage } from '@/builder/text/content-page'

export const metadata: Metadata = { title: '글 고치기' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** One block of a document, edited by itself: `?id=` names the document, `&block=` the block. */
export default async function ContentEditablePage({ searchParams }: Props) {
  await requireStaff()
  const { id, block } = await searchParams
  return (
    <IntroduceBlocks>
      <ContentPage id={typeof id === 'string' ? id : ''} block={typeof block === 'string' ? block : ''} />
    </IntroduceBlocks>
  )
}
