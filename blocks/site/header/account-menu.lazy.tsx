'use client'
import { island } from '@/renderer/island'

export const AccountMenu = island('site/header/account-menu', () => import('./account-menu').then((module) => module.AccountMenu), {
  when: 'signed-in',
})
export const DrawerAccount = island('site/header/drawer-account', () => import('./drawer-account').then((module) => module.DrawerAccount), {
  when: 'signed-in',
})
