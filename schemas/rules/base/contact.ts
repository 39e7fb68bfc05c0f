/** /cs/contact is no page to go to: links to it open the consultation partner's page in a new window (RT-09, G-CONTACT). */
export const CONTACT = '/cs/contact'
