/** A person as the directory of a company writes them (SCIM `User`). */
export interface DirectoryPerson {
  userName: string
  externalId?: string
  displayName?: string
  familyName?: string
  givenName?: string
  formatted?: string
  email?: string
}

/** What the directory says of a person who came back from it. */
export interface DirectoryAnswer {
  issuer: string
  subject: string
  /** What equals `externalId` of SCIM. */
  match: string
  name: string
  email: string
  groups: string[]
}
