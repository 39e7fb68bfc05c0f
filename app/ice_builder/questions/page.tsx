import type { Metadata } from 'next'
import { QuestionsScreen } from '@/app/office/store/questions/questions-screen'
import { questionInput, readQuestionView } from '@/app/office/store/questions/question-list-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseQuestions } from '@/schemas/api/store/question-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `상품 문의 | ${settings().brandName} 마루` }
}

/** Questions about goods, rendered with its first rows; afterwards the browser requests them. */
export default async function QuestionsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('questions')) return <NoRight brand={<Brand />} person={person} here="questions" title="상품 문의" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseQuestions, questionInput(readQuestionView(query)))
  return <QuestionsScreen brand={<Brand />} person={person} query={query} first={first} />
}
