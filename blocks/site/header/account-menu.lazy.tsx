'use client'
import dynamic from 'next/dynamic'

export const AccountMenu = dynamic(() => import('./account-menu').then((module) => module.AccountMenu))
export const DrawerAccount = dynamic(() => import('./drawer-account').then((module) => module.DrawerAccount))
