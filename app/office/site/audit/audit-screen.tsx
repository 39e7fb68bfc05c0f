'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { auditDesk } from './audit-desk'

export const AuditScreen = screenOf(auditDesk)
