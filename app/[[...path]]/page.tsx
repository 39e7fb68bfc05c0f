import type { Metadata } from 'next'
import { forbidden, notFound, permanentRedirect, redirect } from 'next/navigation'
import { renderPage } from '@/renderer/render-page'
import { JsonLd } from '@/renderer/json-ld'
import { pageMetadata } from '@/renderer/page-metadata'
import { pathOf, queryText, requestPage } from '../request-page'

interface Props {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function open({ params, searchParams }: Props) {
  const opened = await requestPage(pathOf((await params).path), queryText(await searchParams))
  if (opened === 'missing') notFound()
  if (opened === 'refused') forbidden()
  if ('redirect' in opened) return opened.isPermanent ? permanentRedirect(opened.redirect) : redirect(opened.redirect)
  return opened.page
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await open(props))
}

/** The one dynamic route of all pages: /styling/home, /zin/event/event/3, and every page that editors publish. */
export default async function Page(props: Props) {
  const page = await open(props)
  return (
    <>
      <JsonLd page={page} />
      {await renderPage(page)}
    </>
  )
}
