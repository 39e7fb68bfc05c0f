import { Type } from 'typebox'
import { COLLABO_LABELS, LONGEST_INFLOW } from '@/schemas/rules/events/collabo'
import { EventId } from '@/schemas/words/event-key'
import { contract } from '@/schemas/api/base/contract'
import { ENTERING } from '@/schemas/api/base/rate-limit'
import { ENTRY_ERRORS } from './entries'

/**
 * The consultation form of a collaboration event (Q-083, S-COLLABO-1): an entry of that event, with the checks of every entry (V-EVT-10).
 * Its personal data is sealed; its rules are `collaboFaults`.
 */
export const applyCollabo = contract({
  at: 'POST /svc/event/cApplyEvent',
  id: 'wpevent.cApplyEvent',
  title: '협업 이벤트 상담 신청',
  access: 'member',
  rateLimit: ENTERING,
  needs: ['whole'],
  input: Type.Object({
    eventId: EventId,
    inflow: Type.Optional(Type.String({ title: '유입 경로', maxLength: LONGEST_INFLOW })),
    form: Type.Object(
      {
        name: Type.String({ title: COLLABO_LABELS.name, maxLength: 100 }),
        phoneNo: Type.String({ title: COLLABO_LABELS.phoneNo, maxLength: 30 }),
        address: Type.String({ title: COLLABO_LABELS.address, maxLength: 500 }),
        contents: Type.String({ title: COLLABO_LABELS.contents, maxLength: 4_000 }),
        agreed: Type.Boolean({ title: COLLABO_LABELS.agreed }),
      },
      { title: '신청서' },
    ),
  }),
  errors: ENTRY_ERRORS,
  transaction: 'own',
})
