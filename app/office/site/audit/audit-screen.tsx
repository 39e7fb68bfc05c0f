'use client'
import type { browseAudits } from '@/schemas/api/site/audits'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { auditDesk } from './audit-desk'

export const AuditScreen = (props: ListScreenProps<typeof browseAudits>) => <DeskScreen desk={auditDesk} {...props} />
