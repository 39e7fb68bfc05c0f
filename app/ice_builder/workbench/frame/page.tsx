import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExampleFrame } from '@/builder/workbench/example-frame'
import { rendererSite } from '@/renderer/site'
import { definitionOf } from '@/schemas/page/definitions'
import { IntroduceBlocks } from '../../introduce-blocks'
import { requireStaff } from '../../require-staff'

interface Props {
  searchParams: Promise<{ type?: string | string[] }>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await requireStaff()
  const { type } = await searchParams
  return { title: `${definitionOf(String(type))?.title ?? '블록'} 보기` }
}

/** One block's example and nothing else, for the frames of the workbench. */
export default async function ExampleFramePage({ searchParams }: Props) {
  await requireStaff()
  const { type } = await searchParams
  if (typeof type !== 'string' || !definitionOf(type)) notFound()
  const { site, phone, now } = rendererSite()
  const { suffix: _, ...rest } = site
  const shown = { ...rest, phone: await phone() }
  return (
    <IntroduceBlocks>
      <ExampleFrame type={type} page={{ now: now().toISOString(), path: '/', params: {}, query: {}, site: shown }} />
    </IntroduceBlocks>
  )
}
