import { pgTable, text } from 'drizzle-orm/pg-core'
import { line } from './columns'

/** Who keeps the site and how to reach them, one row a site, as staff publish it. */
export const companyFacts = pgTable('company_facts', {
  siteId: text('site_id').primaryKey(),
  company: text('company').notNull(),
  owner: text('owner').notNull(),
  address: text('company_address').notNull(),
  email: text('company_email').notNull(),
  businessNumber: text('business_number').notNull(),
  orderNumber: line('order_number'),
  hosting: line('hosting'),
  privacyOfficer: text('privacy_officer').notNull(),
  phone: text('company_phone').notNull(),
  hours: line('hours'),
  /** Who mails are from, and what stands before a text in [ ]. */
  sender: text('sender').notNull(),
  /** Empty where the settings of the server say it. */
  mailFrom: line('mail_from'),
  textFrom: line('text_from'),
})
