import { withParticle } from '@/lib/particle'
import * as contracts from '@/schemas/api/consulting/desk'
import { PART_WORDS } from '@/schemas/rules/consulting/attached-parts'
import { STAGE_WORDS, STAGES } from '@/schemas/rules/consulting/stages'
import { seoulDay } from '@/schemas/words/seoul-day'
import { operation } from '@/services/kit/service'
import { storeFile } from '../domain/store-file'
import { tellPerson } from '../domain/tell-person'
import { requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

/** Several files of one day are one piece of news of their stage. */
export const attachConsultationFile = operation(contracts.attachConsultationFile, async ({ counselSeq, stage, part, file: files }, ctx) => {
  const { request } = await requireRow(ctx, counselSeq)
  if (STAGES.indexOf(stage) > STAGES.indexOf(request.stage)) throw ctx.fail('notYet')
  const item = await storeFile(ctx, files[0], { counselSeq, byStaff: true, stage, part })
  ctx.audit('consultation.attach', `consultation:${counselSeq}`, { name: item.name, stage, part, bytes: item.bytes }, [
    whoseRequest(request),
  ])
  const title =
    part === 'document'
      ? `상담 담당자가 ${STAGE_WORDS[stage]} 단계에 문서를 올렸습니다.`
      : `상담 담당자가 ${withParticle(PART_WORDS[part], '을/를')} 올렸습니다.`
  await tellPerson(ctx, request, `attached:${stage}:${part}:${seoulDay(ctx.now)}`, title)
  return { item }
})
