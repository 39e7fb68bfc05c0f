import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GUIDE_PAGES } from '@/app/office/site/guide/guide-pages'
import { GuideScreen } from '@/app/office/site/guide/guide-screen'
import { readGuide } from '@/app/office/site/guide/read-guide'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

interface Props {
  params: Promise<{ page?: string[] }>
}
const nameOf = async ({ params }: Props): Promise<string> => (await params).page?.join('/') ?? GUIDE_PAGES[0].name

export async function generateMetadata(props: Props): Promise<Metadata> {
  await requireStaff()
  const name = await nameOf(props)
  return { title: `${GUIDE_PAGES.find((page) => page.name === name)?.title ?? '도움말'} | ${settings().brandName} 마루` }
}

/** The guide for editors, from the same Markdown that is read in the repository. */
export default async function GuidePage(props: Props) {
  const person = await requireStaff()
  const name = await nameOf(props)
  const html = await readGuide(name)
  if (html === undefined) notFound()
  return <GuideScreen brand={<Brand />} person={person} name={name} html={html} />
}
