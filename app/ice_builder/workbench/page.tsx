import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { NoRight } from '@/app/office/_parts/no-right'
import { Workbench } from '@/builder/workbench/workbench'
import { rightsOf } from '@/schemas/rules/base/rights'
import { Brand } from '../brand'
import { IntroduceBlocks } from '../introduce-blocks'
import { requireStaff } from '../require-staff'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata({ title: '블록 작업대' })

/** Every block of this build by itself: `/ice_builder/workbench?type=heading`. */
export default async function WorkbenchPage({ searchParams }: { searchParams: Promise<{ type?: string | string[] }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('pages')) return <NoRight brand={<Brand />} person={person} here="workbench" title="블록 작업대" />
  const { type } = await searchParams
  return (
    <IntroduceBlocks>
      <Workbench
        brand={<Brand />}
        person={person}
        links={OFFICE_LINKS}
        query={typeof type === 'string' ? `type=${encodeURIComponent(type)}` : ''}
      />
    </IntroduceBlocks>
  )
}
